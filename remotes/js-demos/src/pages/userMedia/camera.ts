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
  /** Known only once a camera was allowed; before that browsers hide names and numbers. */
  devices: readonly CameraDevice[];
  /** The device asked for; empty for any. */
  deviceId: string;
}

export interface Camera extends Pick<Store<CameraState>, 'get' | 'subscribe'> {
  /** Asks for a camera. Call it from a click. */
  start(deviceId?: string): Promise<void>;
  /** Gives the camera back: its light goes out. */
  stop(): void;
  /** Watches for cameras that come and go. Returns what to call when the page leaves or is hidden. */
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
    // A list that cannot be read only takes the picker away.
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
      // The visitor may have stopped or left while the browser asked: a late grant turns no light on.
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
      // Asking again for the same device would fail again.
      turnOff({ state: problem.state, problem, ...(problem.state === 'failed' && { deviceId: '' }) });
    }
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    start,
    stop: () => turnOff({ state: 'idle' }),
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
