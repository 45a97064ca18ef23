import { createClassicDrag } from './classicDrag';
import { GESTURES, createFixedDrag, play } from './gestures';

test('classic: opens the card on which a short drag began', () => {
  expect(play(GESTURES.short, createClassicDrag)).toEqual({ stripPx: 36, opened: 2 });
});

test('classic: outruns the pointer, and stops at the edge of the frame', () => {
  expect(play(GESTURES.far, createClassicDrag)).toEqual({ stripPx: 3 * 90, opened: null });
});

test('fixed: goes as far as the pointer, even beyond the frame, and opens nothing', () => {
  expect(play(GESTURES.short, createFixedDrag)).toEqual({ stripPx: 12, opened: null });
  expect(play(GESTURES.far, createFixedDrag)).toEqual({ stripPx: 100, opened: null });
});

test('fixed: a press with a tremor still opens the card', () => {
  expect(play({ fromPx: 155, toPx: 151 }, createFixedDrag)).toEqual({ stripPx: 0, opened: 2 });
});
