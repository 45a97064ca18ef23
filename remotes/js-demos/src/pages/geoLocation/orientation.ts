import { createStore, type Store } from '@portfolio/kit';

export interface OrientationState {
  status: 'off' | 'asking' | 'on' | 'refused' | 'absent';
  /** Direction of the top of the device, clockwise from north. */
  headingDeg: number | null;
}

export interface Orientation extends Pick<Store<OrientationState>, 'get' | 'subscribe'> {
  /** Requests the device's own compass. Call it from a click, as iOS requires. */
  start(): Promise<void>;
  stop(): void;
}

/** How long a device may take to send its first direction. Most computers never send one. */
export const PATIENCE_MS = 2000;

/** Smaller turns are sensor noise. */
const LEAST_TURN_DEG = 1;

/** An orientation event, including Safari's extension. */
interface CompassEvent {
  absolute: boolean;
  alpha: number | null;
  webkitCompassHeading?: number;
}

export interface OrientationPort {
  /** Resolves to false if the visitor or the browser refuses; null if no permission is needed. */
  request: (() => Promise<boolean>) | null;
  listen(onEvent: (event: CompassEvent) => void): () => void;
}

function findHeading({ absolute, alpha, webkitCompassHeading }: CompassEvent): number | null {
  if (typeof webkitCompassHeading === 'number') return webkitCompassHeading;
  // Alpha counts anticlockwise, and is relative to north only if it is absolute.
  return absolute && alpha !== null ? (360 - alpha) % 360 : null;
}

function findOrientationPort(): OrientationPort {
  const Class = (globalThis as { DeviceOrientationEvent?: { requestPermission?: () => Promise<string> } })
    .DeviceOrientationEvent;
  return {
    request:
      Class === undefined
        ? null
        : async () => (await (Class.requestPermission?.() ?? Promise.resolve('granted'))) === 'granted',
    listen(onEvent) {
      const handle = (event: Event) => onEvent(event as unknown as CompassEvent);
      const names = ['deviceorientationabsolute', 'deviceorientation'];
      names.forEach((name) => window.addEventListener(name, handle));
      return () => names.forEach((name) => window.removeEventListener(name, handle));
    },
  };
}

/** The device's own compass. It stays off until requested, and can be switched off at any time. */
export function createOrientation(findPort: () => OrientationPort = findOrientationPort): Orientation {
  const store = createStore<OrientationState>({ status: 'off', headingDeg: null });
  let serial = 0;
  let end = () => {};

  function finish(status: OrientationState['status']) {
    serial += 1;
    end();
    end = () => {};
    store.set({ status, headingDeg: null });
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    async start() {
      finish('asking');
      const own = serial;
      const { request, listen } = findPort();
      const isAllowed = request === null ? null : await request().catch(() => false);
      if (own !== serial) return;
      if (isAllowed !== true) {
        finish(isAllowed === null ? 'absent' : 'refused');
        return;
      }
      const patience = setTimeout(() => finish('absent'), PATIENCE_MS);
      const endListening = listen((event) => {
        const headingDeg = findHeading(event);
        if (headingDeg === null) return;
        clearTimeout(patience);
        const last = store.get().headingDeg;
        if (last === null || Math.abs(headingDeg - last) >= LEAST_TURN_DEG)
          store.set({ status: 'on', headingDeg });
      });
      end = () => {
        clearTimeout(patience);
        endListening();
      };
    },
    stop: () => finish('off'),
  };
}
