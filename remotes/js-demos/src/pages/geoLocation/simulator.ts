import { createStore, type Store } from '@portfolio/kit';
import type { PositionLike } from './reading';
import type { GeoPort } from './tracker';

/** The values that the visitor controls. Null is a value that the device does not know. */
export interface Steering {
  speedMps: number;
  headingDeg: number;
  knowsSpeed: boolean;
  knowsHeading: boolean;
}

export interface Simulator extends GeoPort {
  steering: Pick<Store<Steering>, 'get' | 'set' | 'subscribe'>;
}

/** The start of the simulated track: on the prime meridian, in a park in Greenwich. */
const START = { latitude: 51.4769, longitude: 0 } as const;

export const STEP_MS = 1000;
const METRES_PER_DEGREE = 111_195;

/** A positioning system without a device: it moves as it is steered, once a second. */
export function createSimulator(): Simulator {
  const steering = createStore<Steering>({
    speedMps: 10,
    headingDeg: 135,
    knowsSpeed: true,
    knowsHeading: true,
  });
  const timers = new Map<number, ReturnType<typeof setInterval>>();
  let place: { latitude: number; longitude: number } = START;
  let nextId = 1;

  function toPosition(): PositionLike {
    const { speedMps, headingDeg, knowsSpeed, knowsHeading } = steering.get();
    return {
      coords: {
        ...place,
        accuracy: 8,
        altitude: 47,
        speed: knowsSpeed ? speedMps : null,
        heading: knowsHeading && speedMps > 0 ? headingDeg : null,
      },
      timestamp: Date.now(),
    };
  }

  function move() {
    const { speedMps, headingDeg } = steering.get();
    const distanceDeg = (speedMps * STEP_MS) / 1000 / METRES_PER_DEGREE;
    const angle = (headingDeg * Math.PI) / 180;
    place = {
      latitude: place.latitude + distanceDeg * Math.cos(angle),
      longitude:
        place.longitude + (distanceDeg * Math.sin(angle)) / Math.cos((place.latitude * Math.PI) / 180),
    };
  }

  return {
    steering,
    watchPosition(onPosition) {
      const id = nextId;
      nextId += 1;
      place = START;
      onPosition(toPosition());
      timers.set(
        id,
        setInterval(() => {
          move();
          onPosition(toPosition());
        }, STEP_MS),
      );
      return id;
    },
    clearWatch(id) {
      clearInterval(timers.get(id));
      timers.delete(id);
    },
  };
}
