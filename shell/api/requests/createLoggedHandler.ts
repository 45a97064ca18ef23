import { randomUUID } from 'node:crypto';
import { toLogText } from '../../http/toLogText';
import { DatabaseOutage } from '../database/reportOutages';
import { toFaultResponse } from './responses';
import type { Call } from './Call';
import { createStoppingFault } from './abortFaults';
import { type LogSink, toLevel } from './requestLog';
import { waitAtMost } from './waitAtMost';

/** How long pending requests may take after a stop was requested, and how long they have to end once aborted. */
export const STOP_GRACE_MS = 5_000;
const ABORT_GRACE_MS = 1_000;

interface LoggedHandler {
  handle(call: Call): Promise<Response>;
  /** Refuses new requests and waits for pending ones; those that take too long are aborted. */
  settle(graceMs: number): Promise<void>;
}

/** Handles every call, including failed ones, and logs one line for each. */
export function createLoggedHandler(
  handleCall: (call: Call) => Promise<Response>,
  log: LogSink,
  now: () => number,
): LoggedHandler {
  const pending = new Set<Promise<Response>>();
  const stopping = new AbortController();
  let isClosing = false;

  async function handleLogged(call: Call): Promise<Response> {
    const startMs = performance.now();
    const requestId = randomUUID();
    let cause: unknown;
    const response = await handleCall(call).catch((error: unknown) => {
      cause = error;
      // The call was still running when the stop closed its database.
      const isStopped = stopping.signal.aborted && error instanceof DatabaseOutage;
      return toFaultResponse(isStopped ? createStoppingFault() : error);
    });
    response.headers.set('X-Request-Id', requestId);
    const { status } = response;
    log({
      time: new Date(now()).toISOString(),
      level: toLevel(status),
      event: 'request',
      requestId,
      method: call.request.method,
      path: toLogText(new URL(call.request.url).pathname),
      status,
      durationMs: Math.round(performance.now() - startMs),
      // A database error's message may quote values, so only its kind is logged.
      ...(status >= 500 && cause !== undefined && { cause: toKind(cause) }),
    });
    return response;
  }

  return {
    handle(call) {
      if (isClosing) return Promise.resolve(toFaultResponse(createStoppingFault()));
      const signal = AbortSignal.any([call.signal, stopping.signal]);
      const response = handleLogged({ ...call, signal });
      pending.add(response);
      const forget = () => void pending.delete(response);
      response.then(forget, forget);
      return response;
    },
    async settle(graceMs) {
      isClosing = true;
      await waitAtMost(Promise.allSettled(pending), graceMs);
      // Aborts bodies that never end, and calls that are still waiting in the queue.
      stopping.abort(createStoppingFault());
      await waitAtMost(Promise.allSettled(pending), ABORT_GRACE_MS);
    },
  };
}

function toKind(error: unknown): string {
  if (error instanceof DatabaseOutage) return `${error.name} ${toKind(error.cause)}`;
  if (!(error instanceof Error)) return typeof error;
  const { code } = error as NodeJS.ErrnoException;
  return code === undefined ? error.name : `${error.name} ${code}`;
}
