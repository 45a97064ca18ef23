import type { DemoState, Notice } from '@portfolio/kit/demo';

/** Why there is no position, and how to fix it. */
export interface GeoTrouble extends Notice {
  state: DemoState;
}

const SIMULATOR = 'The simulator shows everything without it.';

export const GEO_TROUBLES = {
  denied: {
    state: 'denied',
    title: 'This page may not see your position',
    text: `You, your browser or your system refused it. Allow it in the address bar’s site settings and start again. ${SIMULATOR}`,
  },
  missing: {
    state: 'missing',
    title: 'Your position cannot be found',
    text: `The device has no fix, as often happens indoors or underground. It goes on trying. ${SIMULATOR}`,
  },
  offline: {
    state: 'offline',
    title: 'Your position cannot be found without a network',
    text: `Devices without satellite reception ask the network where they are, and there is no network. ${SIMULATOR}`,
  },
  failed: {
    state: 'failed',
    title: 'Finding your position is taking too long',
    text: `Fifteen seconds have passed without an answer. The device goes on trying. ${SIMULATOR}`,
  },
  unsupported: {
    state: 'unsupported',
    title: 'This browser cannot tell your position',
    text: `It may be an old browser, or a page that was not opened over a secure connection. ${SIMULATOR}`,
  },
} as const satisfies Record<string, GeoTrouble>;

/** The search ended because nobody was looking at the page. */
export const HIDDEN: GeoTrouble = {
  state: 'idle',
  title: 'The search for your position has stopped because the page was hidden',
  text: 'Your route is still here. Start again when you want to go on.',
};

export const GEO_NOTICES: Partial<Record<DemoState, Notice>> = {
  ...GEO_TROUBLES,
  asking: {
    title: 'The browser is asking you, or is looking for you',
    text: 'Answer its question about your position. The first fix can take a few seconds after that.',
  },
};

/** Turns the API's three error codes into words. */
export function toGeoTrouble(code: number, isOnline: boolean): GeoTrouble {
  if (code === 1) return GEO_TROUBLES.denied;
  if (code === 3) return GEO_TROUBLES.failed;
  return isOnline ? GEO_TROUBLES.missing : GEO_TROUBLES.offline;
}
