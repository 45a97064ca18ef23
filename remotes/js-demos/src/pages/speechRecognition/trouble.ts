import type { DemoState, Notice } from '@portfolio/kit/demo';

/** Why nothing is heard, and how to fix it. */
export interface Trouble extends Notice {
  state: DemoState;
}

const ALTERNATIVE = 'Anything you can say, you can type below.';

export const UNSUPPORTED: Trouble = {
  state: 'unsupported',
  title: 'This browser has no speech recognition',
  text: `Chrome, Edge and Safari have it. ${ALTERNATIVE}`,
};

/** Listening ended by itself because nothing was heard. */
export const QUIET: Trouble = {
  state: 'idle',
  title: 'Nothing was heard, so listening has stopped',
  text: 'The microphone may be muted or too far away. Listening on would only use up your battery.',
};

/** Listening ended because nobody was looking at the page. */
export const HIDDEN: Trouble = {
  state: 'idle',
  title: 'Listening has stopped because the page was hidden',
  text: 'Your text is still here. Start again when you want to go on.',
};

const TROUBLES: Readonly<Record<string, Trouble>> = {
  'not-allowed': {
    state: 'denied',
    title: 'This page may not use the microphone',
    text: `You, your browser or your system refused it. Allow it in the address bar’s site settings, then start again. ${ALTERNATIVE}`,
  },
  'service-not-allowed': {
    state: 'denied',
    title: 'The browser’s speech service is switched off',
    text: `The microphone may be allowed, but the service that recognises words is not. ${ALTERNATIVE}`,
  },
  'audio-capture': {
    state: 'missing',
    title: 'No microphone was found',
    text: `Connect one and start again. ${ALTERNATIVE}`,
  },
  network: {
    state: 'offline',
    title: 'The speech service cannot be reached',
    text: `This browser recognises speech on a server, and that server cannot be reached now. ${ALTERNATIVE}`,
  },
  'language-not-supported': {
    state: 'failed',
    title: 'This browser cannot recognise that language',
    text: `Choose another one above and start again. ${ALTERNATIVE}`,
  },
};

/** Turns the recogniser's error code into words. */
export function toTrouble(code: string): Trouble {
  return (
    TROUBLES[code] ?? {
      state: 'failed',
      title: 'Listening broke off',
      text: `The browser says only “${code}”. Start again. ${ALTERNATIVE}`,
    }
  );
}

/** Notices for states shown on purpose, until the scripted recogniser reports the problem itself. */
export const SPEECH_NOTICES: Partial<Record<DemoState, Notice>> = {
  asking: {
    title: 'The browser is asking you',
    text: 'Answer its question about the microphone. Until then, nothing is heard.',
  },
  denied: toTrouble('not-allowed'),
  missing: toTrouble('audio-capture'),
  offline: toTrouble('network'),
  failed: toTrouble('language-not-supported'),
  unsupported: UNSUPPORTED,
};

/** Adds the notice of the state "running", in which a script is heard. */
export const SCRIPT_NOTICES: typeof SPEECH_NOTICES = {
  ...SPEECH_NOTICES,
  running: {
    title: 'A script is speaking',
    text: 'The words come from this page, and no microphone is on.',
  },
};
