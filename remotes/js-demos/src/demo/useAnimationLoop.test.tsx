import { render } from '@testing-library/react';
import { useAnimationLoop } from './useAnimationLoop';

let pending: Map<number, FrameRequestCallback>;

beforeEach(() => {
  pending = new Map();
  let next = 0;
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => {
    next += 1;
    pending.set(next, frame);
    return next;
  });
  jest.spyOn(window, 'cancelAnimationFrame').mockImplementation((id) => void pending.delete(id));
});

function runFrame(timeMs: number) {
  const frames = [...pending.values()];
  pending.clear();
  frames.forEach((frame) => frame(timeMs));
}

function Loop({ isRunning, onFrame }: { isRunning: boolean; onFrame: (timeMs: number) => void }) {
  useAnimationLoop(isRunning, onFrame);
  return null;
}

test('requests one frame after another while it runs', () => {
  const onFrame = jest.fn();
  render(<Loop isRunning onFrame={onFrame} />);
  runFrame(16);
  runFrame(32);

  expect(onFrame.mock.calls).toEqual([[16], [32]]);
  expect(pending.size).toBe(1);
});

test('requests no frame while it is stopped, and stops on demand', () => {
  const { rerender } = render(<Loop isRunning={false} onFrame={() => {}} />);
  expect(pending.size).toBe(0);

  rerender(<Loop isRunning onFrame={() => {}} />);
  rerender(<Loop isRunning={false} onFrame={() => {}} />);
  expect(pending.size).toBe(0);
});

test('calls the latest callback without restarting', () => {
  const [first, second] = [jest.fn(), jest.fn()];
  const { rerender } = render(<Loop isRunning onFrame={first} />);
  jest.mocked(window.requestAnimationFrame).mockClear();
  rerender(<Loop isRunning onFrame={second} />);
  runFrame(16);

  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledTimes(1);
  expect(window.requestAnimationFrame).toHaveBeenCalledTimes(1);
});

test('cancels its frame on unmount', () => {
  const { unmount } = render(<Loop isRunning onFrame={() => {}} />);
  unmount();

  expect(pending.size).toBe(0);
});
