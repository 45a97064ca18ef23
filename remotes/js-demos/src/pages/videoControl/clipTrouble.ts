import type { DemoState, Notice } from '@portfolio/kit/demo';

/** Why the video does not play, and how to fix it. */
export interface ClipTrouble extends Notice {
  state: DemoState;
}

const DRAWN =
  'Meanwhile the page draws the same clip itself, without sound, and every control works with it.';

export const CLIP_TROUBLES = {
  denied: {
    state: 'denied',
    title: 'The browser is holding the video back',
    text: 'It needs a click or a key press before it plays anything with sound.',
  },
  missing: { state: 'missing', title: 'The video is not where it should be', text: DRAWN },
  unsupported: {
    state: 'unsupported',
    title: 'This browser plays neither WebM nor MP4',
    text: DRAWN,
  },
  offline: {
    state: 'offline',
    title: 'The video cannot be loaded without a network',
    text: DRAWN,
  },
  failed: {
    state: 'failed',
    title: 'The video broke off',
    text: `It arrived damaged or incomplete. ${DRAWN}`,
  },
} as const satisfies Record<string, ClipTrouble>;

export const CLIP_NOTICES: Partial<Record<DemoState, Notice>> = {
  ...CLIP_TROUBLES,
  asking: {
    title: 'The video is on its way',
    text: 'It goes on by itself as soon as enough of it has arrived.',
  },
};

/** States in which the page draws the clip instead of playing it. */
export const DRAWN_STATES: readonly DemoState[] = ['missing', 'unsupported', 'offline', 'failed'];

/** The types of the two files, with their codecs, as `canPlayType` expects them. */
export const CLIP_TYPES = {
  webm: 'video/webm; codecs="vp9, opus"',
  mp4: 'video/mp4; codecs="avc1.64001f, mp4a.40.2"',
} as const;

interface FailedElement {
  error: { code: number } | null;
  canPlayType(type: string): string;
}

/** Turns a video element's error into words. */
export function toClipTrouble(element: FailedElement, isOnline: boolean): ClipTrouble {
  if (!isOnline) return CLIP_TROUBLES.offline;
  const code = element.error?.code;
  // 2: network error; 3: decoding error.
  if (code === 2 || code === 3) return CLIP_TROUBLES.failed;
  const canPlay = Object.values(CLIP_TYPES).some((type) => element.canPlayType(type) !== '');
  return canPlay ? CLIP_TROUBLES.missing : CLIP_TROUBLES.unsupported;
}
