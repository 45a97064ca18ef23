import './loading-testing/messageChannel';
import { runAfterPaint } from './runAfterPaint';

afterEach(() => jest.restoreAllMocks());

const nextTask = () => new Promise((resolve) => setTimeout(resolve, 20));

test('calls back in the task that follows the next frame', async () => {
  const frames: FrameRequestCallback[] = [];
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  const act = jest.fn();
  runAfterPaint(act);
  await nextTask();
  expect(act).not.toHaveBeenCalled();

  frames[0]?.(0);
  expect(act).not.toHaveBeenCalled();
  await nextTask();
  expect(act).toHaveBeenCalledTimes(1);
});

test('calls back without a frame in a hidden tab, which paints none', async () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const frame = jest.spyOn(window, 'requestAnimationFrame');
  const act = jest.fn();
  runAfterPaint(act);
  await nextTask();
  expect(act).toHaveBeenCalledTimes(1);
  expect(frame).not.toHaveBeenCalled();
});
