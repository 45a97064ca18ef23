import { ChunkLoadError, CssChunkLoadError, RemoteContractError, SiteError } from './errors';

const failure = {
  chunk: 'js-demos/drumKit',
  type: 'timeout',
  request: '/remotes/js-demos/drumKit.js',
} as const;

test('a chunk that did not load has the message of the specification', () => {
  const cause = new Error('network');
  const error = new ChunkLoadError({ ...failure, cause });
  expect(error.message).toBe('Loading chunk js-demos/drumKit failed');
  expect(error).toMatchObject({ name: 'ChunkLoadError', code: 'CHUNK_LOAD_FAILED', ...failure, cause });
  expect(error).toBeInstanceOf(SiteError);
});

test('a style file has a separate code in the same error family', () => {
  const error = new CssChunkLoadError(failure);
  expect(error).toMatchObject({
    code: 'CSS_CHUNK_LOAD_FAILED',
    message: 'Loading chunk js-demos/drumKit failed',
  });
  expect(error).toBeInstanceOf(ChunkLoadError);
});

test('the message starts with the remote that broke the contract', () => {
  expect(new RemoteContractError('rsvp', 'Failed to start.').message).toBe('[rsvp] Failed to start.');
});
