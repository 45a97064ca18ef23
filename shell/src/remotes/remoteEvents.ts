import { REMOTE_EVENT_NAME, type RemoteEvent, type RemoteEventType } from '@portfolio/contract';

/** What all events of one load have in common. */
export interface Trace {
  id: string;
  remoteId: string;
  page: string;
  startMs: number;
}

export function startTrace(remoteId: string, page: string): Trace {
  const id = [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, '0'));
  return { id: id.join(''), remoteId, page, startMs: performance.now() };
}

/** Tells an event to whoever listens: as a window event, and as a performance mark that stays. */
export function emitRemoteEvent(type: RemoteEventType, trace: Trace, version: string, error?: Error): void {
  const atMs = performance.now();
  const event: RemoteEvent = {
    type,
    traceId: trace.id,
    remoteId: trace.remoteId,
    version,
    page: trace.page,
    compositionId: document.documentElement.dataset['composition'] ?? '',
    elapsedMs: atMs - trace.startMs,
    atMs,
    ...(error === undefined ? {} : { problem: describe(error) }),
  };
  performance.mark(`${REMOTE_EVENT_NAME}:${type}`, { detail: event });
  window.dispatchEvent(new CustomEvent(REMOTE_EVENT_NAME, { detail: event }));
}

function describe(error: Error & { code?: unknown; request?: unknown }): RemoteEvent['problem'] {
  const { name, message, code, request } = error;
  return {
    name,
    message,
    code: typeof code === 'string' ? code : '',
    ...(typeof request === 'string' ? { request } : {}),
  };
}
