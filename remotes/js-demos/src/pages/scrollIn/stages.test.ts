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
  ['in sight by a line', sight(1), 'shown'],
  ['in sight', sight(400), 'shown'],
  ['scrolled past', PASSED, 'shown'],
])('at the first report, a picture %s is %s', (_where, first, stage) => {
  expect(findStage('plain', first, ONCE)).toBe(stage);
});

test.each([
  [199 - 1, 'waiting'],
  [199, 'shown'],
  [400, 'shown'],
])('with %s of 400 pixels in sight, a waiting picture is %s', (visiblePx, stage) => {
  expect(findStage('waiting', sight(visiblePx), ONCE)).toBe(stage);
});

test('asks for the whole picture no more than the window can show', () => {
  const tall = sight(600, { heightPx: 2000, viewPx: 600 });

  expect(findStage('waiting', tall, { share: 1, isOnce: true })).toBe('shown');
});

test('is not kept waiting by a fraction of a pixel', () => {
  expect(findStage('waiting', sight(399.4), { share: 1, isOnce: true })).toBe('shown');
});

test('shows a picture that a jump has passed over, if it comes in once', () => {
  expect(findStage('waiting', PASSED, ONCE)).toBe('shown');
  expect(findStage('waiting', PASSED, EACH_TIME)).toBe('waiting');
});

test('shows a picture of which a jump has left the lower part in sight: there will not be more of it', () => {
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

test('never takes away what is in sight', () => {
  expect(findStage('shown', sight(1), EACH_TIME)).toBe('shown');
});

test('tells the share in sight, also of a picture without height', () => {
  expect(shareOf(sight(100))).toBe(0.25);
  expect(shareOf(sight(0, { heightPx: 0 }))).toBe(0);
});
