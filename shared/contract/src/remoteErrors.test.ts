import { ChunkLoadError } from './errors';
import { CssChunkLoadError, RemoteContractError } from './remoteErrors';

test('a style file has a separate code in the same error family', () => {
  const error = new CssChunkLoadError({
    chunk: 'js-demos/drumKit',
    type: 'timeout',
    request: '/remotes/js-demos/drumKit.css',
  });
  expect(error).toMatchObject({
    code: 'CSS_CHUNK_LOAD_FAILED',
    message: 'Loading chunk js-demos/drumKit failed',
    chunk: 'js-demos/drumKit',
    type: 'timeout',
    request: '/remotes/js-demos/drumKit.css',
  });
  expect(error).toBeInstanceOf(ChunkLoadError);
});

test('the message starts with the remote that broke the contract', () => {
  expect(new RemoteContractError('rsvp', 'Failed to start.').message).toBe('[rsvp] Failed to start.');
});
