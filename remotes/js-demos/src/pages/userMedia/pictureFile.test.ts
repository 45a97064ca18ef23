import { fitSize } from './pictureFile';

test.each([
  ['shrinks a large photo', 1920, 1080, false, { widthPx: 960, heightPx: 540 }],
  ['keeps a small photo', 40, 30, false, { widthPx: 40, heightPx: 30 }],
  ['keeps a row of pixels of a very wide photo', 20_000, 1, false, { widthPx: 960, heightPx: 1 }],
  ['enlarges a small drawing', 24, 48, true, { widthPx: 480, heightPx: 960 }],
])('%s', (_, widthPx, heightPx, isDrawing, size) => {
  expect(fitSize(widthPx, heightPx, isDrawing)).toEqual(size);
});
