import { randomUUID } from 'node:crypto';
import type { Call } from '../routes/Services';
import { toAnswer, toFaultAnswer } from './answers';
import { type LogSink, toLevel } from './requestLog';

interface LoggedHandler {
  handle(call: Call): Promise<Response>;
  /** Refuses what comes from now on and waits for what is under way. */
  settle(): Promise<void>;
}

/** Answers every call, also a failed one, and writes one line for each. */
export function createLoggedHandler(
  answer: (call: Call) => Promise<Response>,
  log: LogSink,
  now: () => number,
): LoggedHandler {
  const pending = new Set<Promise<Response>>();
  let isClosing = false;

  async function answerLogged(call: Call): Promise<Response> {
    const startMs = performance.now();
    const requestId = randomUUID();
    let cause: unknown;
    const response = await answer(call).catch((error: unknown) => {
      cause = error;
      return toFaultAnswer(error);
    });
    response.headers.set('X-Request-Id', requestId);
    const { status } = response;
    log({
      time: new Date(now()).toISOString(),
      level: toLevel(status),
      event: 'request',
      requestId,
      method: call.request.method,
      path: new URL(call.request.url).pathname,
      status,
      durationMs: Math.round(performance.now() - startMs),
      // The text of a database's error can quote values: only its kind is written.
      ...(status >= 500 && cause !== undefined && { cause: toKind(cause) }),
    });
    return response;
  }

  return {
    handle(call) {
      if (isClosing)
        return Promise.resolve(
          toAnswer(503, { code: 'STOPPING', message: 'The server is stopping. Please try again.' }),
        );
      const response = answerLogged(call);
      pending.add(response);
      const forget = () => void pending.delete(response);
      response.then(forget, forget);
      return response;
    },
    async settle() {
      isClosing = true;
      await Promise.allSettled(pending);
    },
  };
}

function toKind(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { code } = error as NodeJS.ErrnoException;
  return code === undefined ? error.name : `${error.name} ${code}`;
}
