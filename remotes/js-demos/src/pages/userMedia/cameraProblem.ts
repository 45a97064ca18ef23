import type { DemoState, Notice } from '@portfolio/kit/demo';

export type CameraTrouble = Extract<DemoState, 'idle' | 'denied' | 'missing' | 'unsupported' | 'failed'>;

/** Why there is no picture, and how to fix it. */
export interface CameraProblem extends Notice {
  state: CameraTrouble;
}

const DENIED: CameraProblem = {
  state: 'denied',
  title: 'This page may not use the camera',
  text: 'You, your browser or your system refused it. Allow the camera in the address bar’s site settings, then try again. Every effect also works on the drawn scene and your own pictures.',
};

const MISSING: CameraProblem = {
  state: 'missing',
  title: 'No camera was found',
  text: 'Connect one and try again, or go on without: every effect also works on the drawn scene and your own pictures.',
};

export const UNSUPPORTED: CameraProblem = {
  state: 'unsupported',
  title: 'This browser gives pages no access to a camera',
  text: 'It may be an old browser, or a page that was not opened over a secure connection. Every effect also works on the drawn scene and your own pictures.',
};

const BUSY: CameraProblem = {
  state: 'failed',
  title: 'The camera does not respond',
  text: 'Another program may be using it. Close that program and try again.',
};

const CONSTRAINED: CameraProblem = {
  state: 'failed',
  title: 'The chosen camera cannot be used',
  text: 'It was disconnected, or it has no size that this page can show. If you try again, the page uses any other camera.',
};

/** The track ended although the page did not stop it. */
export const LOST: CameraProblem = {
  state: 'missing',
  title: 'The camera has gone',
  text: 'It was unplugged, switched off or taken back by the browser. Your photos are still here. Connect it and start again.',
};

/** The camera was turned off because nobody was looking at the page. */
export const HIDDEN: CameraProblem = {
  state: 'idle',
  title: 'The camera was turned off because the page was hidden',
  text: 'Your photos are still here. Start the camera again when you need it.',
};

/** Notices for states shown on purpose, while the real camera has no problem. */
export const CAMERA_NOTICES: Partial<Record<DemoState, Notice>> = {
  asking: {
    title: 'The browser is asking you',
    text: 'Answer its question about the camera. Until you do, nothing is recorded, and the drawn scene stays.',
  },
  offline: {
    title: 'You are offline, and everything still works',
    text: 'The camera, the effects and the photos need no network, which proves that no picture leaves your device.',
  },
  denied: DENIED,
  missing: MISSING,
  failed: BUSY,
  unsupported: UNSUPPORTED,
};

/* Each error name in the Media Capture specification of getUserMedia, and two that old browsers still throw. */
const PROBLEMS: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: DENIED,
  PermissionDeniedError: DENIED,
  SecurityError: DENIED,
  NotFoundError: MISSING,
  DevicesNotFoundError: MISSING,
  NotReadableError: BUSY,
  AbortError: BUSY,
  OverconstrainedError: CONSTRAINED,
  TypeError: UNSUPPORTED,
  NotSupportedError: UNSUPPORTED,
};

function findName(error: unknown): string {
  return typeof error === 'object' && error !== null && 'name' in error ? String(error.name) : '';
}

/** Turns an error of `getUserMedia` into words. */
export function toCameraProblem(error: unknown): CameraProblem {
  const name = findName(error);
  return (
    PROBLEMS[name] ?? {
      state: 'failed',
      title: 'The camera could not be started',
      text: `The browser says only “${name || 'unknown error'}”. Try again, or go on with the drawn scene.`,
    }
  );
}
