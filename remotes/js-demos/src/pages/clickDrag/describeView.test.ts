import { describeView } from './describeView';

const NAMES = ['A0', 'A1', 'A2'];
const spans = [0, 300, 520].map((startPx) => ({ startPx, endPx: startPx + 200 }));

test.each([
  [0, 500, 'A0 to A1 visible, 2 of 3'],
  [500, 300, 'A2 visible, 1 of 3'],
  [0, 2000, 'A0 to A2 visible, 3 of 3'],
])('from %s px, %s px wide: %s', (positionPx, viewPx, text) => {
  expect(describeView({ spans, viewPx }, positionPx, NAMES)).toBe(text);
});

test('is empty before the layout is measured', () => {
  expect(describeView({ spans: [], viewPx: 0 }, 0, NAMES)).toBe('');
});
