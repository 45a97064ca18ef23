import { RequestProblem, toHttpProblem } from './requestProblem';

/** Time limit of one attempt, for headers and body together. */
export const TIMEOUT_MS = 8000;

/** Attempts after the first. */
export const MAX_RETRIES = 2;

/** Wait before the first retry; doubled before each further one. */
export const RETRY_MS = 500;

/** The parts of a response that are used. */
export type Answer = Pick<Response, 'ok' | 'status' | 'json'>;

/** The environment that a request needs. */
export interface Api {
  fetch(url: string, init: { signal: AbortSignal }): Promise<Answer>;
  isOnline(): boolean;
}

/** One attempt, as it is shown. */
export interface Attempt {
  durationMs: number;
  /** Such as "answered", "timeout" or "server 500". */
  outcome: string;
  isGood: boolean;
}

interface LoadOptions {
  api: Api;
  signal: AbortSignal;
  onAttempt?: (attempt: Attempt) => void;
}

function waitMs(durationMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(new RequestProblem('aborted'));
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, durationMs);
    signal.addEventListener('abort', stop, { once: true });
  });
}

async function loadOnce(url: string, { api, signal }: LoadOptions): Promise<unknown> {
  const attempt = new AbortController();
  const stop = () => attempt.abort();
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    attempt.abort();
  }, TIMEOUT_MS);
  signal.addEventListener('abort', stop, { once: true });
  try {
    // #region excerpt
    const response = await api.fetch(url, { signal: attempt.signal });
    if (!response.ok) throw toHttpProblem(response.status);
    // The time limit still applies: a body can hang just like the response.
    return await response.json();
  } catch (error) {
    if (error instanceof RequestProblem) throw error;
    if (signal.aborted) throw new RequestProblem('aborted');
    if (isLate) throw new RequestProblem('timeout');
    if (error instanceof SyntaxError) throw new RequestProblem('malformed');
    // #endregion
    // A browser does not tell a page why a request failed, so that pages cannot spy on a network.
    throw new RequestProblem(api.isOnline() ? 'network' : 'offline');
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}

/**
 * Loads JSON with a time-out, and retries if that may help.
 *
 * @throws {RequestProblem} of the last attempt
 */
export async function loadJson(url: string, options: LoadOptions): Promise<unknown> {
  const { signal, onAttempt } = options;
  for (let retry = 0; ; retry += 1) {
    const startMs = performance.now();
    const reportAttempt = (outcome: string, isGood: boolean) =>
      onAttempt?.({ durationMs: Math.round(performance.now() - startMs), outcome, isGood });
    try {
      const data = await loadOnce(url, options);
      reportAttempt('answered', true);
      return data;
    } catch (error) {
      if (!(error instanceof RequestProblem)) throw error;
      reportAttempt(error.message, false);
      if (!error.info.canRetry || retry >= MAX_RETRIES) throw error;
      await waitMs(RETRY_MS * 2 ** retry, signal);
    }
  }
}
