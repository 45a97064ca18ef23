import { ChunkLoadError, RemoteContractError } from '@portfolio/contract';
import { toLoadError } from './toLoadError';

const REF = {
  id: 'demos',
  version: '1.2.0',
  container: 'demos',
  baseUrl: '/r/',
  entry: { url: '/r/entry.js', integrity: '' },
};
const toError = (thrown: unknown) => toLoadError(thrown, REF, 'one');

test.each([
  ['a missing chunk', { name: 'ChunkLoadError', type: 'missing', request: '/r/one.js' }, 'missing'],
  ['a refused chunk', { name: 'ChunkLoadError', type: 'error', request: '/r/one.js' }, 'missing'],
  ['a late chunk', { name: 'ChunkLoadError', type: 'timeout', request: '/r/one.js' }, 'timeout'],
])('%s names page and file', (_name, thrown, type) => {
  const error = toError(thrown);
  expect(error).toBeInstanceOf(ChunkLoadError);
  expect(error).toMatchObject({
    message: 'Loading chunk demos/one failed',
    code: 'CHUNK_LOAD_FAILED',
    type,
    request: '/r/one.js',
  });
});

test('the error of a style file keeps its code', () => {
  const error = toError({
    name: 'ChunkLoadError',
    code: 'CSS_CHUNK_LOAD_FAILED',
    type: 'error',
    request: '/r/one.css',
  });
  expect(error).toMatchObject({ code: 'CSS_CHUNK_LOAD_FAILED', type: 'missing', request: '/r/one.css' });
});

test('any other error counts as the release’s fault and names the next step', () => {
  const error = toError(new TypeError('x is not a function'));
  expect(error).toBeInstanceOf(RemoteContractError);
  expect(error.message).toBe(
    '[demos] Failed to start the page "one" of 1.2.0: x is not a function. Retry, or pin the previous release.',
  );
});

test('an error of the error family stays as it is', () => {
  const error = new RemoteContractError('demos', 'x');
  expect(toError(error)).toBe(error);
});
