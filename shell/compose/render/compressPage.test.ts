import zlib from 'node:zlib';
import { compressPage, getPageCompression } from './compressPage';

const PAGE = Buffer.from(
  Array.from(
    { length: 400 },
    (_project, index) => `<li><a href="/work/${index * 37}">Project ${index}</a>`,
  ).join(''),
);

test('compresses the pages of a small site better than those of a large one', async () => {
  const [small, large] = await Promise.all(
    [100, 101].map((pageCount) => compressPage(PAGE, getPageCompression(pageCount))),
  );
  expect(small?.[0]?.length).toBeLessThan(large?.[0]?.length ?? 0);
  expect(zlib.brotliDecompressSync(small?.[0] ?? Buffer.alloc(0))).toEqual(PAGE);
  expect(small?.[1]).toEqual(large?.[1]);
});

test('leaves a page that fits into a packet as it is', async () => {
  expect(await compressPage(PAGE.subarray(0, 511), getPageCompression(1))).toEqual([null, null]);
});
