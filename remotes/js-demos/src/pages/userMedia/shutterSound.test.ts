import { createFakeContext } from '../../demo-testing/fakeAudio';
import { playShutter } from './shutterSound';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'AudioContext');
});

test('releases the audio device, even if the browser holds the sound back', () => {
  const { asContext, counts, starts } = createFakeContext();
  Object.assign(globalThis, { AudioContext: jest.fn(() => asContext) });
  playShutter();
  expect(starts).toHaveLength(2);
  jest.advanceTimersByTime(1000);

  expect(counts.closed).toBe(1);
});

test('is silent in a browser without Web Audio', () => {
  expect(playShutter).not.toThrow();
});
