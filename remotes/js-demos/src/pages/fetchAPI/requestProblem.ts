import type { DemoState, Notice } from '@portfolio/kit/demo';

interface ProblemInfo extends Notice {
  state: DemoState;
  /** True if the next attempt may succeed. */
  canRetry: boolean;
}

const KEPT = 'The films below are still here, and you can still search them.';

/** Every way in which a request can fail. */
export const REQUEST_PROBLEMS = {
  unsupported: {
    state: 'unsupported',
    canRetry: false,
    title: 'This browser cannot make the request',
    text: `It has no fetch, or none that can be stopped. ${KEPT}`,
  },
  offline: {
    state: 'offline',
    canRetry: false,
    title: 'There is no network',
    text: `The browser says that it is offline. ${KEPT}`,
  },
  refused: {
    state: 'denied',
    canRetry: false,
    title: 'The API refuses to answer',
    text: `It may require a key by now. ${KEPT}`,
  },
  missing: {
    state: 'missing',
    canRetry: false,
    title: 'The API has moved',
    text: `There is nothing at its address. ${KEPT}`,
  },
  busy: {
    state: 'failed',
    canRetry: true,
    title: 'The API is overloaded',
    text: `It asks you to wait. Try again in a minute. ${KEPT}`,
  },
  server: {
    state: 'failed',
    canRetry: true,
    title: 'The API has a problem of its own',
    text: `It answered, but with an error. ${KEPT}`,
  },
  timeout: {
    state: 'failed',
    canRetry: true,
    title: 'No answer came in time',
    text: `The page stopped waiting. ${KEPT}`,
  },
  network: {
    state: 'failed',
    canRetry: true,
    title: 'The API cannot be reached',
    text: `The connection broke, or something along the way blocks it. ${KEPT}`,
  },
  malformed: {
    state: 'failed',
    canRetry: false,
    title: 'The answer makes no sense',
    text: `Something came back, but it was not a list of films. ${KEPT}`,
  },
  aborted: {
    state: 'idle',
    canRetry: false,
    title: 'The request was stopped',
    text: `You stopped it before an answer came. ${KEPT}`,
  },
} as const satisfies Record<string, ProblemInfo>;

/** Notices for states shown on purpose, until the simulated request has failed in the same way. */
export const API_NOTICES: Partial<Record<DemoState, Notice>> = {
  asking: {
    title: 'The request is under way',
    text: 'The films below stay until the answer arrives, and you can search them in the meantime.',
  },
  denied: REQUEST_PROBLEMS.refused,
  missing: REQUEST_PROBLEMS.missing,
  unsupported: REQUEST_PROBLEMS.unsupported,
  offline: REQUEST_PROBLEMS.offline,
  failed: REQUEST_PROBLEMS.server,
};

export type ProblemKind = keyof typeof REQUEST_PROBLEMS;

/** A failed request, with the kind of failure. */
export class RequestProblem extends Error {
  override name = 'RequestProblem';

  constructor(
    readonly kind: ProblemKind,
    /** The HTTP status, if there was a response. */
    readonly status?: number,
  ) {
    super(status === undefined ? kind : `${kind} ${status}`);
  }

  get info(): ProblemInfo {
    return REQUEST_PROBLEMS[this.kind];
  }

  /** The problem in words, with the status. */
  get notice(): Notice & { state: DemoState } {
    const { state, title, text } = this.info;
    return { state, text, title: this.status === undefined ? title : `${title} (status ${this.status})` };
  }
}

/** Returns the problem that an unsuccessful HTTP status means. */
export function toHttpProblem(status: number): RequestProblem {
  if (status === 401 || status === 403 || status === 451) return new RequestProblem('refused', status);
  if (status === 404 || status === 410) return new RequestProblem('missing', status);
  if (status === 429 || status === 503) return new RequestProblem('busy', status);
  return new RequestProblem('server', status);
}
