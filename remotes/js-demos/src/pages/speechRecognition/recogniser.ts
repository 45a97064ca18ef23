/** The parts of the Web Speech API that are used; TypeScript's DOM types leave it out. */

export interface HeardResult {
  readonly isFinal: boolean;
  readonly 0: { readonly transcript: string; readonly confidence: number };
}

export interface HeardEvent {
  readonly resultIndex: number;
  readonly results: ArrayLike<HeardResult>;
}

export interface Recogniser {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onstart: (() => void) | null;
  onresult: ((event: HeardEvent) => void) | null;
  onerror: ((event: { readonly error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  /** Ends after the words already spoken have been recognised. */
  stop(): void;
  /** Ends immediately. */
  abort(): void;
}

type RecogniserClass = new () => Recogniser;

/** Creates the browser's recogniser, or returns null if it has none. */
export function createBrowserRecogniser(): Recogniser | null {
  const { SpeechRecognition, webkitSpeechRecognition } = window as unknown as Record<
    string,
    RecogniserClass | undefined
  >;
  const Class = SpeechRecognition ?? webkitSpeechRecognition;
  return Class === undefined ? null : new Class();
}
