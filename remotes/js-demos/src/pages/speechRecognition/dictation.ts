import { createStore, type Store } from '@portfolio/kit';
import type { DemoState } from '@portfolio/kit/demo';
import type { HeardEvent, Recogniser } from './recogniser';
import { QUIET, UNSUPPORTED, toTrouble, type Trouble } from './trouble';

/** Browsers end a session whenever they like. This is how often it is restarted without a word heard in between. */
export const MAX_RESTARTS = 5;

/** Delay before the first restart; doubled before each further one. */
export const RESTART_MS = 250;

export interface DictationState {
  state: DemoState;
  trouble: Trouble | null;
  /** The language of what is heard, or of what was heard last; null before the first start. */
  language: string | null;
  /** The words recognised so far. They may still change. */
  interim: string;
  /** The last final phrase, and the browser's confidence, from 0 to 1. */
  last: { text: string; confidence: number } | null;
  /** Number of restarts since something was heard. */
  restarts: number;
}

export interface Dictation extends Pick<Store<DictationState>, 'get' | 'subscribe'> {
  /** Starts listening. Call it from a click. */
  start(language: string): void;
  /**
   * Stops listening; words already spoken are still recognised. The trouble says why, if the visitor did not stop it.
   */
  stop(trouble?: Trouble): void;
  /** Receives final phrases from now on. Returns a function to call when the page is left or hidden. */
  attach(onPhrase: (text: string) => void): () => void;
}

const SILENT = { trouble: null, interim: '' } as const;

/** Speech recognition without its page. */
export function createDictation(createRecogniser: () => Recogniser | null): Dictation {
  const store = createStore<DictationState>({
    ...SILENT,
    state: 'idle',
    language: null,
    last: null,
    restarts: 0,
  });
  let recogniser: Recogniser | null = null;
  let isWanted = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let emitPhrase: (text: string) => void = () => {};

  function drop() {
    clearTimeout(timer);
    if (recogniser === null) return;
    Object.assign(recogniser, { onstart: null, onresult: null, onerror: null, onend: null });
    recogniser.abort();
    recogniser = null;
  }

  function finish(next: Partial<DictationState>) {
    isWanted = false;
    drop();
    store.set({ ...SILENT, ...next });
  }

  function take({ resultIndex, results }: HeardEvent) {
    let interim = '';
    for (let index = resultIndex; index < results.length; index += 1) {
      const result = results[index];
      if (result === undefined) continue;
      const { transcript, confidence } = result[0];
      if (!result.isFinal) interim += transcript;
      else if (transcript.trim() !== '') {
        store.set({ last: { text: transcript.trim(), confidence } });
        emitPhrase(transcript.trim());
      }
    }
    store.set({ interim: interim.trim(), restarts: 0 });
  }

  // #region excerpt
  function restart() {
    const { restarts } = store.get();
    if (restarts >= MAX_RESTARTS) {
      finish({ state: 'idle', trouble: QUIET });
      return;
    }
    store.set({ restarts: restarts + 1, interim: '' });
    timer = setTimeout(listen, RESTART_MS * 2 ** restarts);
  }
  // #endregion

  function listen() {
    drop();
    recogniser = createRecogniser();
    if (recogniser === null) {
      finish({ state: 'unsupported', trouble: UNSUPPORTED });
      return;
    }
    Object.assign(recogniser, { lang: store.get().language, continuous: true, interimResults: true });
    recogniser.onstart = () => store.set({ state: 'running' });
    recogniser.onresult = take;
    recogniser.onerror = ({ error }) => {
      // Silence is not an error: `end` follows, and is counted.
      if (error === 'no-speech') return;
      const trouble = toTrouble(error);
      finish({ state: trouble.state, trouble });
    };
    recogniser.onend = () => {
      if (isWanted) restart();
      else finish({ state: 'idle', trouble: store.get().trouble });
    };
    try {
      recogniser.start();
    } catch {
      finish({ state: 'failed', trouble: toTrouble('start refused') });
    }
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    start(language) {
      isWanted = true;
      // What was heard last may be in another language.
      store.set({ ...SILENT, state: 'asking', language, last: null, restarts: 0 });
      listen();
    },
    stop(trouble) {
      isWanted = false;
      const next = { state: 'idle', trouble: trouble ?? null } as const;
      if (recogniser === null || store.get().state !== 'running') {
        finish(next);
        return;
      }
      clearTimeout(timer);
      store.set({ ...next, interim: '' });
      recogniser.stop();
    },
    attach(onPhrase) {
      emitPhrase = onPhrase;
      return () => {
        emitPhrase = () => {};
        finish({ state: 'idle' });
      };
    },
  };
}
