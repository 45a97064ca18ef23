import type { Recogniser } from './recogniser';

/** Two ways to keep listening. Independent of the demo, so that the fault can be shown and tested. */
export interface Listener {
  start(): void;
  /** How often the recogniser was started. */
  countStarts(): number;
  dispose(): void;
}

/** Number of starts after which the exhibit stops; the fault itself never ends. */
export const CLASSIC_CAP = 500;

interface ListenerPorts {
  recogniser: Pick<Recogniser, 'onerror' | 'onend' | 'start'>;
  onChange(): void;
}

/** The classic: the session is restarted, whatever ended it. */
export function createClassicListener({ recogniser, onChange }: ListenerPorts): Listener {
  let starts = 0;
  function start() {
    starts += 1;
    recogniser.start();
    onChange();
  }
  return {
    start() {
      recogniser.onend = () => {
        if (starts < CLASSIC_CAP) start();
      };
      start();
    },
    countStarts: () => starts,
    dispose() {
      recogniser.onend = null;
    },
  };
}

/** Fixed: a permanent error stops the listening. */
export function createBoundedListener({ recogniser, onChange }: ListenerPorts): Listener {
  let starts = 0;
  let isRefused = false;
  function start() {
    starts += 1;
    recogniser.start();
    onChange();
  }
  return {
    start() {
      isRefused = false;
      recogniser.onerror = ({ error }) => {
        isRefused = error !== 'no-speech';
      };
      recogniser.onend = () => {
        if (!isRefused) start();
      };
      start();
    },
    countStarts: () => starts,
    dispose() {
      recogniser.onerror = null;
      recogniser.onend = null;
    },
  };
}

/** A recogniser whose microphone is refused: an error, then the end, at every start. */
export function createRefusedRecogniser(): ListenerPorts['recogniser'] & { dispose(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const recogniser: ReturnType<typeof createRefusedRecogniser> = {
    onerror: null,
    onend: null,
    start() {
      timer = setTimeout(() => {
        recogniser.onerror?.({ error: 'not-allowed' });
        recogniser.onend?.();
      }, 0);
    },
    dispose: () => clearTimeout(timer),
  };
  return recogniser;
}
