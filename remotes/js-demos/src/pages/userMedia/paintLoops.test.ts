import { CLASSIC_CAP, createClassicLoop, createSingleLoop } from './paintLoops';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function playTimes(loop: ReturnType<typeof createClassicLoop>, times: number) {
  for (let time = 0; time < times; time += 1) loop.handleCanPlay();
  jest.advanceTimersByTime(160);
  return loop.takePaintings();
}

test('the classic paints once more each time the video starts', () => {
  const loop = createClassicLoop();

  expect(playTimes(loop, 3)).toBe(30);
  expect(loop.countRunning()).toBe(3);
});

test('the fixed loop paints the same however often it starts', () => {
  const loop = createSingleLoop();

  expect(playTimes(loop, 3)).toBe(10);
  expect(loop.countRunning()).toBe(1);
});

test('the exhibit is capped and leaves no timer', () => {
  const loop = createClassicLoop();
  playTimes(loop, 100);
  expect(loop.countRunning()).toBe(CLASSIC_CAP);
  loop.dispose();

  expect(jest.getTimerCount()).toBe(0);
});
