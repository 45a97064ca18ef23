import { findAnswerMs } from './findAnswerMs';

const TAP = { touchedMs: 100, seenMs: 140, afterMs: 260, presentedMs: [120, 180, 190] };

test('is the time until the browser presented the frame that shows the response', () => {
  expect(findAnswerMs(TAP)).toBe(80);
});

test('is the time until the task after that frame if no event led to it', () => {
  expect(findAnswerMs({ ...TAP, presentedMs: [120] })).toBe(160);
});

test('is null if there was no response', () => {
  expect(findAnswerMs({ ...TAP, seenMs: null, afterMs: null })).toBeNull();
});
