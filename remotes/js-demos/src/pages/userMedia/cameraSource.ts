import { createSimulatedSource, type DemoState } from '@portfolio/kit/demo';
import type { MediaPort } from './camera';
import { SAMPLE_SIZE, drawSample } from './sampleScene';

const ERROR_NAMES: Partial<Record<DemoState, string>> = {
  denied: 'NotAllowedError',
  missing: 'NotFoundError',
  failed: 'NotReadableError',
};

const FRAME_MS = 50;

/** A stream of the drawn scene, which shows the running state without a camera. */
function createDrawnStream(): MediaStream {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (context === null || typeof canvas.captureStream !== 'function') {
    throw new DOMException('No drawn stream here', 'NotSupportedError');
  }
  Object.assign(canvas, { width: SAMPLE_SIZE.widthPx, height: SAMPLE_SIZE.heightPx });
  drawSample(context, 0);
  const stream = canvas.captureStream(1000 / FRAME_MS);
  const [track] = stream.getVideoTracks();
  const timer = setInterval(() => {
    // Stopping a track fires no event; the timer notices at its next tick.
    if (track === undefined || track.readyState === 'ended') clearInterval(timer);
    else drawSample(context, performance.now() / 1000);
  }, FRAME_MS);
  return stream;
}

function createSimulatedMedia(state: DemoState): MediaPort {
  return {
    async getUserMedia() {
      if (state === 'asking') return new Promise<MediaStream>(() => {});
      const name = ERROR_NAMES[state];
      if (name !== undefined) throw new DOMException('Shown on purpose', name);
      return createDrawnStream();
    },
    enumerateDevices: () => Promise.resolve([]),
    addEventListener: () => {},
    removeEventListener: () => {},
  };
}

/** Provides the browser's camera, or on request one that fails in a certain way. */
export function createCameraSource() {
  return createSimulatedSource<DemoState, MediaPort>({
    // Pages without a secure connection have no mediaDevices, whatever the type says.
    findReal: () => (navigator.mediaDevices as MediaDevices | undefined) ?? null,
    createSimulation: (state) => (state === 'offline' ? undefined : createSimulatedMedia(state)),
  });
}
