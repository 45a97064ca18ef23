import { act, render } from '@testing-library/react';
import { createRef } from 'react';
import { INITIAL_LOOK, type Look } from './effects';
import { createSamplePicture } from './picture';
import { Stage } from './Stage';

const FRAME_MS = 16;

let nowMs: number;
let frames: FrameRequestCallback[];

beforeEach(() => {
  nowMs = 0;
  frames = [];
  jest.spyOn(performance, 'now').mockImplementation(() => nowMs);
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  const context = { save() {}, restore() {} } as CanvasRenderingContext2D;
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
});

/** Shows frames for a second; drawing one takes so long. Returns when each was drawn. */
function showFrames(workMs: number): number[] {
  const drawnMs: number[] = [];
  const draw = () => {
    drawnMs.push(nowMs);
    nowMs += workMs;
  };
  const picture = { ...createSamplePicture(true), draw };
  const look: Look = { ...INITIAL_LOOK, effect: 'none' };
  render(
    <Stage
      {...{ picture, look, cameraName: null, countdownS: null, flashCount: 0, canvasRef: createRef() }}
    />,
  );
  const startMs = nowMs;
  drawnMs.length = 0;
  for (let timeMs = startMs; timeMs < startMs + 1000; timeMs += FRAME_MS) {
    // A frame comes late if the one before took longer.
    nowMs = Math.max(nowMs, timeMs);
    const due = frames;
    frames = [];
    act(() => due.forEach((frame) => frame(timeMs)));
  }
  return drawnMs;
}

test('a fast device draws every frame except the first, which is already drawn', () => {
  expect(showFrames(1)).toHaveLength(Math.floor(1000 / FRAME_MS));
});

test('a device that takes 40 ms per frame leaves as much time for clicks', () => {
  const drawnMs = showFrames(40);
  expect(drawnMs.length).toBeGreaterThan(5);
  const pausesMs = drawnMs.slice(1).map((startMs, index) => startMs - (drawnMs[index] ?? 0) - 40);
  expect(Math.min(...pausesMs)).toBeGreaterThanOrEqual(40);
});
