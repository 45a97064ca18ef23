import { useReducedMotion } from '@portfolio/design';
import { type Notice, useForcedState } from '@portfolio/kit/demo';
import { useSyncExternalStore } from 'react';

/** `idle`: nothing moves, because the visitor prefers reduced motion. `failed`: a picture failed to load. */
export const SCROLL_STATES = ['idle', 'running', 'unsupported', 'failed'] as const;
export type ScrollState = (typeof SCROLL_STATES)[number];

export const SCROLL_NOTICES: Partial<Record<ScrollState, Notice>> = {
  idle: {
    title: 'Nothing moves',
    text: 'If a system asks for less motion, every picture is in place from the start. The text and its order are the same.',
  },
  unsupported: {
    title: 'This browser cannot tell what is visible',
    text: 'So nothing is hidden: all pictures are there from the start.',
  },
  failed: {
    title: 'A picture did not load',
    text: 'Its space was kept, so the text has not jumped, and its description is shown in its place.',
  },
};

/* Two results in one string, because a snapshot must be the same value while nothing changes. */
function readSupport(): string {
  const hasObserver = typeof IntersectionObserver === 'function';
  const hasTimeline = typeof CSS !== 'undefined' && CSS.supports?.('animation-timeline: view()');
  return `${hasObserver ? 'observer' : ''} ${hasTimeline ? 'timeline' : ''}`;
}

const noSubscription = () => () => {};

/** The state of the demo: shown on purpose, or derived from the browser, the visitor's preference and the pictures. */
export function useScrollState(failedCount: number) {
  const support = useSyncExternalStore<string | null>(noSubscription, readSupport, () => null);
  const hasObserver = support?.includes('observer') === true;
  const isReduced = useReducedMotion();
  const [forced, force] = useForcedState(SCROLL_STATES);

  let actual: ScrollState = 'running';
  if (failedCount > 0) actual = 'failed';
  else if (support === null || isReduced) actual = 'idle';
  else if (!hasObserver) actual = 'unsupported';

  const state = forced ?? actual;
  // A missing picture does not keep the others from moving.
  const isMoving = hasObserver && !isReduced && (state === 'running' || state === 'failed');
  return {
    state,
    forced,
    force,
    actual,
    isMoving,
    isReduced,
    hasTimeline: support?.includes('timeline') === true,
  };
}
