import type { Stroke } from './drawing';
import { toAllSegments, toSegments } from './segments';
import { toPaths, toSvg } from './toSvg';

const build = (...places: [number, number][]): Stroke => ({
  tool: 'pen',
  color: '#11131c',
  size: 10,
  hue: 0,
  points: places.map(([x, y]) => ({ x, y, pressure: 100 })),
});

test('returns a dot for a single point', () => {
  expect(toAllSegments(build([50, 60]))).toEqual([
    { from: [50, 60], control: null, to: [50, 60], width: 10, color: '#11131c' },
  ]);
});

test('joins all segments end to end, from the first point to the last', () => {
  const segments = toAllSegments(build([0, 0], [100, 0], [100, 100], [200, 100]));

  segments.slice(1).forEach(({ from }, index) => expect(from).toEqual(segments[index]?.to));
  expect(segments.at(0)?.from).toEqual([0, 0]);
  expect(segments.at(-1)?.to).toEqual([200, 100]);
});

test('returns the same segments incrementally as all at once', () => {
  const stroke = build([0, 0], [10, 0], [20, 10], [30, 30], [40, 60]);
  const head = { ...stroke, points: stroke.points.slice(0, 3) };

  expect([...toSegments(head), ...toSegments(stroke, 3)]).toEqual(toSegments(stroke));
});

test('writes a line of even width as one path and a rainbow as many', () => {
  const even = build([0, 0], [10, 0], [20, 0]);

  expect(toPaths(even)).toHaveLength(1);
  expect(toPaths({ ...even, tool: 'rainbow' }).length).toBeGreaterThan(1);
});

test('masks in the SVG only strokes drawn before the eraser', () => {
  const svg = toSvg({
    strokes: [build([1, 1], [99, 1]), { ...build([50, 1]), tool: 'eraser' }, build([7, 7])],
  });

  expect(svg.match(/<mask /g)).toHaveLength(1);
  const group = /<g mask="url\(#erased-1\)">(.*?)<\/g>(.*?)<\/g>/.exec(svg);
  expect(group?.[1]).toContain('M1 1');
  expect(group?.[2]).toContain('M7 7');
});
