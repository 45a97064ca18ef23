import type { HeardResult, Recogniser } from '../recogniser';

export interface FakeRecogniser extends Recogniser {
  calls: string[];
  hear(text: string, options?: { isFinal?: boolean; confidence?: number }): void;
}

/** A recogniser whose results are set by the test. */
export function createFakeRecogniser(): FakeRecogniser {
  const calls: string[] = [];
  const fake: FakeRecogniser = {
    calls,
    lang: '',
    continuous: false,
    interimResults: false,
    onstart: null,
    onresult: null,
    onerror: null,
    onend: null,
    start: () => void calls.push('start'),
    stop: () => void calls.push('stop'),
    abort: () => void calls.push('abort'),
    hear(text, { isFinal = true, confidence = 0.9 } = {}) {
      const result: HeardResult = { isFinal, 0: { transcript: text, confidence } };
      fake.onresult?.({ resultIndex: 0, results: [result] });
    },
  };
  return fake;
}
