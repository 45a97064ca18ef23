import { createClassicDrag } from './classicDrag';
import { GESTURES, createMendedDrag, play } from './gestures';

test('classic: opens the card that a short drag began on', () => {
  expect(play(GESTURES.short, createClassicDrag)).toEqual({ stripPx: 36, opened: 2 });
});

test('classic: runs away from the hand, and stops at the edge of the frame', () => {
  expect(play(GESTURES.far, createClassicDrag)).toEqual({ stripPx: 3 * 90, opened: null });
});

test('mended: goes as far as the hand, also beyond the frame, and opens nothing', () => {
  expect(play(GESTURES.short, createMendedDrag)).toEqual({ stripPx: 12, opened: null });
  expect(play(GESTURES.far, createMendedDrag)).toEqual({ stripPx: 100, opened: null });
});

test('mended: a press that trembles still opens the card', () => {
  expect(play({ fromPx: 155, toPx: 151 }, createMendedDrag)).toEqual({ stripPx: 0, opened: 2 });
});
