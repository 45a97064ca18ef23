import { useReducedMotion } from '@portfolio/design';
import { type Notice, useForcedState } from '@portfolio/kit/demo';
import { useSyncExternalStore } from 'react';

/** `idle`: the frame does not glide, because the visitor prefers reduced motion. */
export const FOLLOW_STATES = ['idle', 'running', 'unsupported'] as const;
export type FollowState = (typeof FOLLOW_STATES)[number];

export const FOLLOW_NOTICES: Partial<Record<FollowState, Notice>> = {
  idle: {
    title: 'The frame does not glide',
    text: 'If a system asks for less motion, the frame jumps straight to the next link.',
  },
  unsupported: {
    title: 'There is no frame in this browser',
    text: 'This browser cannot tell when the text reflows, and a frame in the wrong place is worse than none. The links look as they do on every page: underlined, and outlined when they have the focus.',
  },
};

/* Two results in one string, because a snapshot must be the same value while nothing changes. */
function readSupport(): string {
  const hasObserver = typeof ResizeObserver === 'function';
  const hasAnchors = typeof CSS !== 'undefined' && CSS.supports?.('anchor-name: --followed');
  return `${hasObserver ? 'observer' : ''} ${hasAnchors ? 'anchors' : ''}`;
}

const noSubscription = () => () => {};

/** The state of the demo: shown on purpose, or derived from the browser and the visitor's preference. */
export function useFollowState() {
  const support = useSyncExternalStore<string | null>(noSubscription, readSupport, () => null);
  const isReduced = useReducedMotion();
  const [forced, force] = useForcedState(FOLLOW_STATES);

  let actual: FollowState = 'running';
  if (support === null || isReduced) actual = 'idle';
  else if (!support.includes('observer')) actual = 'unsupported';

  return {
    state: forced ?? actual,
    forced,
    force,
    actual,
    isReduced,
    canFollow: support?.includes('observer') === true && (forced ?? actual) !== 'unsupported',
    hasAnchors: support?.includes('anchors') === true,
  };
}
