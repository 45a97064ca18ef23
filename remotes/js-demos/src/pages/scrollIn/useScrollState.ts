import { useReducedMotion } from '@portfolio/design';
import { useSyncExternalStore } from 'react';
import { useForcedState } from '../../demo-state/useForcedState';

/** `idle`: nothing moves by the visitor's wish. `failed`: a picture did not arrive. */
export const SCROLL_STATES = ['idle', 'running', 'unsupported', 'failed'] as const;
export type ScrollState = (typeof SCROLL_STATES)[number];

interface Support {
  hasObserver: boolean;
  hasTimeline: boolean;
}

const ON_SERVER: Support | null = null;
let inBrowser: Support | null = null;

/* What a browser can do does not change while it runs, so it is asked once. */
function readSupport(): Support {
  inBrowser ??= {
    hasObserver: typeof IntersectionObserver === 'function',
    hasTimeline: typeof CSS !== 'undefined' && CSS.supports?.('animation-timeline: view()'),
  };
  return inBrowser;
}

const neverChanges = () => () => {};

/** Where the demo is: shown on purpose, or found from the browser, the visitor's wish and the pictures. */
export function useScrollState(failedCount: number) {
  const support = useSyncExternalStore(neverChanges, readSupport, () => ON_SERVER);
  const isReduced = useReducedMotion();
  const [forced, force] = useForcedState(SCROLL_STATES);

  let actual: ScrollState = 'running';
  if (failedCount > 0) actual = 'failed';
  else if (support === null || isReduced) actual = 'idle';
  else if (!support.hasObserver) actual = 'unsupported';

  const state = forced ?? actual;
  // A picture that is missing keeps no other from moving.
  const isMoving = support?.hasObserver === true && !isReduced && (state === 'running' || state === 'failed');
  return { state, forced, force, actual, isMoving, isReduced, hasTimeline: support?.hasTimeline === true };
}
