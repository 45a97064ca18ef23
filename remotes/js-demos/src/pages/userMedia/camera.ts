import { createStore, type Store } from '@portfolio/kit';
import type { DemoState } from '@portfolio/kit/demo';
import { LOST, UNSUPPORTED, toCameraProblem, type CameraProblem } from './cameraProblem';

/** The part of `navigator.mediaDevices` that is used. */
export type MediaPort = Pick<
  MediaDevices,
  'getUserMedia' | 'enumerateDevices' | 'addEventListener' | 'removeEventListener'
>;

export interface CameraDevice {
  id: string;
  label: string;
}

export interface CameraState {
  state: Exclude<DemoState, 'offline'>;
  problem: CameraProblem | null;
  stream: MediaStream | null;
  /** Known only after a camera was allowed; before that, browsers hide names and number. */
  devices: readonly CameraDevice[];
  /** The requested device; empty for any. */
  deviceId: string;
}

export interface Camera extends Pick<Store<CameraState>, 'get' | 'subscribe'> {
  /** Requests a camera. Call it from a click. */
  start(deviceId?: string): Promise<void>;
  /** Releases the camera: its light goes out. The problem says why, if the visitor did not stop it. */
  stop(problem?: CameraProblem): void;
  /**
   * Watches for cameras being connected and disconnected. Returns a function to call when the page is left or hidden.
   */
  attach(): () => void;
}

const OFF = { stream: null, problem: null } as const;

function release(stream: MediaStream | null) {
  stream?.getTracks().forEach((track) => track.stop());
}

function toConstraints(deviceId: string): MediaStreamConstraints {
  const size = { width: { ideal: 640 }, height: { ideal: 480 } };
  return { audio: false, video: deviceId === '' ? size : { ...size, deviceId: { exact: deviceId } } };
}

/** The camera without its page. */
export function createCamera(findMedia: () => MediaPort | null): Camera {
  const store = createStore<CameraState>({ ...OFF, state: 'idle', devices: [], deviceId: '' });
  let serial = 0;

  async function listDevices() {
    const media = findMedia();
    if (media === null || store.get().stream === null) return;
    // If the list cannot be read, only the picker is missing.
    const all = await media.enumerateDevices().catch(() => []);
    const devices = all
      .filter(({ kind }) => kind === 'videoinput')
      .map(({ deviceId, label }, index) => ({ id: deviceId, label: label || `Camera ${index + 1}` }));
    store.set({ devices });
  }

  function turnOff(next: Partial<CameraState>) {
    serial += 1;
    release(store.get().stream);
    store.set({ ...OFF, ...next });
  }

  async function start(deviceId = store.get().deviceId) {
    turnOff({ state: 'asking', deviceId });
    const own = serial;
    const media = findMedia();
    if (media === null) {
      turnOff({ state: 'unsupported', problem: UNSUPPORTED });
      return;
    }
    try {
      // #region excerpt
      const stream = await media.getUserMedia(toConstraints(deviceId));
      // The visitor may have stopped or left during the prompt: a late grant must not turn the camera on.
      if (own !== serial) {
        release(stream);
        return;
      }
      stream.getVideoTracks().forEach((track) => {
        track.addEventListener('ended', () => {
          if (own === serial) turnOff({ state: LOST.state, problem: LOST });
        });
      });
      // #endregion
      store.set({ state: 'running', stream });
      await listDevices();
    } catch (error) {
      if (own !== serial) return;
      const problem = toCameraProblem(error);
      // Requesting the same device again would fail again.
      turnOff({ state: problem.state, problem, ...(problem.state === 'failed' && { deviceId: '' }) });
    }
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    start,
    stop: (problem) => turnOff({ state: 'idle', ...(problem && { problem }) }),
    attach() {
      const media = findMedia();
      const handleChange = () => void listDevices();
      media?.addEventListener('devicechange', handleChange);
      return () => {
        media?.removeEventListener('devicechange', handleChange);
        turnOff({ state: 'idle' });
      };
    },
  };
}
