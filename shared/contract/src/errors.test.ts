import { ChunkLoadError, SiteError } from './errors';

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

test('its text for visitors adds the code, the type and the request', () => {
  expect(new ChunkLoadError(failure).describe()).toBe(
    'Loading chunk js-demos/drumKit failed (CHUNK_LOAD_FAILED, timeout: /remotes/js-demos/drumKit.js)',
  );
});
