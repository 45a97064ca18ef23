import { SHEETS, describeSheet } from './sheets';

const areaOf = ({ widthMm, heightMm }: { widthMm: number; heightMm: number }) => widthMm * heightMm;
const series = SHEETS.filter(({ id }) => /^a\d$/.test(id));

test('goes from the largest sheet to the smallest', () => {
  const areas = SHEETS.map(areaOf);

  expect(areas).toEqual([...areas].sort((first, second) => second - first));
});

test('halves each sheet of the A series into the next, rounded down to the millimetre', () => {
  expect(series).toHaveLength(9);
  for (const [index, sheet] of series.slice(1).entries()) {
    const larger = series[index];
    expect(sheet.heightMm).toBe(larger?.widthMm);
    expect(sheet.widthMm).toBe(Math.floor((larger?.heightMm ?? 0) / 2));
  }
});

test('derives further figures from the size', () => {
  const a4 = SHEETS.find(({ id }) => id === 'a4');

  expect(a4 && describeSheet(a4)).toEqual([
    ['Size', '210 × 297 mm'],
    ['In inches', '8.27 × 11.69'],
    ['Height to width', '1.414 to 1'],
    ['Area', '0.0624 m²'],
  ]);
});
