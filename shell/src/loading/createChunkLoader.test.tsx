import { ChunkLoadError } from '@portfolio/contract';
import { createChunkLoader } from './createChunkLoader';

const REQUEST = 'https://portfolio.example/shell/about-page-tsx.1.js';

test.each([
  ['error', 'missing'],
  ['missing', 'missing'],
  ['timeout', 'timeout'],
])(
  'a chunk that ends with the event "%s" fails as "%s", with the text of the specification',
  async (event, type) => {
    const thrown = Object.assign(new Error(`Loading chunk about-page-tsx failed.\n(${event}: ${REQUEST})`), {
      type: event,
      request: REQUEST,
    });
    const load = createChunkLoader(() => Promise.reject(thrown));
    const error = await load('about-page-tsx').catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ChunkLoadError);
    expect(error).toMatchObject({
      message: 'Loading chunk about-page-tsx failed',
      type,
      request: REQUEST,
      cause: thrown,
    });
  },
);

test('passes on a chunk that loads', async () => {
  await expect(createChunkLoader((chunk) => Promise.resolve(chunk))('about-page-tsx')).resolves.toBe(
    'about-page-tsx',
  );
});
