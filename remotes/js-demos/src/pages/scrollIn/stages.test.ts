import { findStage, shareOf, type RevealRule, type Visibility } from './stages';

const ONCE: RevealRule = { share: 0.5, isOnce: true };
const EACH_TIME: RevealRule = { share: 0.5, isOnce: false };

const sight = (visiblePx: number, change: Partial<Visibility> = {}): Visibility => ({
  heightPx: 400,
  visiblePx,
  viewPx: 900,
  isPassed: false,
  ...change,
});
const PASSED = sight(0, { isPassed: true });

test.each([
  ['below the window', sight(0), 'waiting'],
  ['visible by one line', sight(1), 'shown'],
  ['that is visible', sight(400), 'shown'],
  ['scrolled past', PASSED, 'shown'],
])('at the first report, a picture %s is %s', (_where, first, stage) => {
  expect(findStage('plain', first, ONCE)).toBe(stage);
});

test.each([
  [199 - 1, 'waiting'],
  [199, 'shown'],
  [400, 'shown'],
])('with %s of 400 pixels visible, a waiting picture is %s', (visiblePx, stage) => {
  expect(findStage('waiting', sight(visiblePx), ONCE)).toBe(stage);
});

test('requires no more of a tall picture than the window can show', () => {
  const tall = sight(600, { heightPx: 2000, viewPx: 600 });

  expect(findStage('waiting', tall, { share: 1, isOnce: true })).toBe('shown');
});

test('ignores a fraction of a pixel', () => {
  expect(findStage('waiting', sight(399.4), { share: 1, isOnce: true })).toBe('shown');
});

test('shows a picture that a jump skipped, if it comes in once', () => {
  expect(findStage('waiting', PASSED, ONCE)).toBe('shown');
  expect(findStage('waiting', PASSED, EACH_TIME)).toBe('waiting');
});

test('shows a picture if a jump left only its lower part visible, as no more of it will appear', () => {
  const rest = sight(100, { isPassed: true });

  expect(findStage('waiting', rest, ONCE)).toBe('shown');
  expect(findStage('waiting', rest, EACH_TIME)).toBe('waiting');
});

test.each([
  ['once', ONCE, 'shown'],
  ['each time', EACH_TIME, 'waiting'],
])('coming in %s, a picture that has left the window is %s', (_name, rule, stage) => {
  expect(findStage('shown', sight(0), rule)).toBe(stage);
});

test('never hides what is visible', () => {
  expect(findStage('shown', sight(1), EACH_TIME)).toBe('shown');
});

test('computes the visible share, even of a picture without height', () => {
  expect(shareOf(sight(100))).toBe(0.25);
  expect(shareOf(sight(0, { heightPx: 0 }))).toBe(0);
});
