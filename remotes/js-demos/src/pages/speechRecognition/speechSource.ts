import { createSimulatedSource, type DemoState } from '@portfolio/kit/demo';
import { createBrowserRecogniser, type HeardResult, type Recogniser } from './recogniser';

const ERROR_CODES: Partial<Record<DemoState, string>> = {
  denied: 'not-allowed',
  missing: 'audio-capture',
  offline: 'network',
  failed: 'language-not-supported',
};

/** The script of the simulated voice: words, punctuation, a command and a replacement. */
const SCRIPT = [
  'these words come from a script comma not from a microphone full stop',
  'new paragraph',
  'a designer hands over a layout arrow a developer measures it full stop',
];

const WORD_MS = 260;
const PAUSE_MS = 700;

const toResult = (transcript: string, isFinal: boolean): HeardResult => ({
  isFinal,
  0: { transcript, confidence: isFinal ? 1 : 0 },
});

/** A recogniser that hears a script, ends with an error, or never responds. */
function createScriptedRecogniser(state: DemoState): Recogniser {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sentence = 0;
  let words = 0;

  function speak() {
    const all = SCRIPT[sentence]?.split(' ');
    // The script is over. The voice stays silent, as a person would, until it is stopped.
    if (all === undefined) return;
    words += 1;
    const isFinal = words > all.length;
    const result = toResult(all.slice(0, words).join(' '), isFinal);
    if (isFinal) {
      sentence += 1;
      words = 0;
    }
    recogniser.onresult?.({ resultIndex: 0, results: [result] });
    timer = setTimeout(speak, isFinal ? PAUSE_MS : WORD_MS);
  }

  function end() {
    clearTimeout(timer);
    timer = setTimeout(() => recogniser.onend?.(), 0);
  }

  const recogniser: Recogniser = {
    lang: '',
    continuous: false,
    interimResults: false,
    onstart: null,
    onresult: null,
    onerror: null,
    onend: null,
    start() {
      if (state === 'asking') return;
      timer = setTimeout(() => {
        const error = ERROR_CODES[state];
        if (error !== undefined) {
          recogniser.onerror?.({ error });
          return;
        }
        recogniser.onstart?.();
        timer = setTimeout(speak, PAUSE_MS);
      }, 0);
    },
    stop: end,
    abort: () => clearTimeout(timer),
  };
  return recogniser;
}

/** Provides the browser's recogniser, or on request one that hears a script or fails. */
export function createSpeechSource() {
  return createSimulatedSource<DemoState, Recogniser>({
    findReal: createBrowserRecogniser,
    createSimulation: (state) => (state === 'idle' ? undefined : createScriptedRecogniser(state)),
  });
}
