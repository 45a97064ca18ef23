import { GAP_PX, placePanel } from './place';

const BAR = { width: 800, height: 50 };
const PANEL = { width: 300, height: 200 };
const name = (left: number, width = 100) => ({ left, top: 0, width, height: 50 });

test('places a panel under the middle of its name', () => {
  expect(placePanel(name(350), PANEL, BAR)).toEqual({
    left: 250,
    top: 50 + GAP_PX,
    width: 300,
    height: 200,
    notchPx: 150,
  });
});

test.each([
  ['left', name(0), 0, 50],
  ['right', name(700), 500, 250],
])(
  'moves a panel back inside at the %s edge, and keeps its notch at the name',
  (_edge, at, left, notchPx) => {
    expect(placePanel(at, PANEL, BAR)).toMatchObject({ left, notchPx });
  },
);

test('keeps the notch off the rounded corner', () => {
  expect(placePanel(name(0, 10), PANEL, BAR).notchPx).toBe(18);
});

test('aligns the panel to the left edge if it is as wide as the bar or wider', () => {
  expect(placePanel(name(100), { width: 900, height: 100 }, BAR).left).toBe(0);
});
