import { ChunkLoadError } from '@portfolio/contract';
import { toLoadFailedAlert } from './toLoadFailedAlert';

test('a file that did not arrive is named in the words of SPEC section 8, and then what to do', () => {
  const error = new ChunkLoadError({ chunk: 'palette', type: 'timeout', request: '/shell/palette.1.js' });
  expect(toLoadFailedAlert(error, 'The search', ' The site map lists every page.')).toEqual({
    type: 'warning',
    message: 'The search could not be loaded.',
    description:
      'Loading chunk palette failed (CHUNK_LOAD_FAILED, timeout: /shell/palette.1.js). Check the connection and try again. The site map lists every page.',
    timeout: 8,
  });
});

test('any other error is for the console only', () => {
  expect(toLoadFailedAlert(new TypeError('x is not a function'), 'The sign-in').description).toBe(
    'Check the connection and try again.',
  );
});
