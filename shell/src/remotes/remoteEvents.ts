import { REMOTE_EVENT_NAME, type RemoteEvent, type RemoteEventType } from '@portfolio/contract';
import { getShellId } from '../composition/shellId';
import { storeEvent } from './eventRing';

/** The data that all events of one load share. */
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

/**
 * Emits an event to all listeners: as a window event, as a performance mark, and in the list of this tab's latest
 * events.
 */
export function emitRemoteEvent(type: RemoteEventType, trace: Trace, version: string, error?: Error): void {
  const atMs = performance.now();
  const event: RemoteEvent = {
    type,
    traceId: trace.id,
    remoteId: trace.remoteId,
    version,
    page: trace.page,
    shell: getShellId(),
    elapsedMs: atMs - trace.startMs,
    atMs,
    epochMs: performance.timeOrigin + atMs,
    ...(error === undefined ? {} : { problem: describe(error) }),
  };
  storeEvent(event);
  performance.mark(`${REMOTE_EVENT_NAME}:${type}`, { detail: event });
  window.dispatchEvent(new CustomEvent(REMOTE_EVENT_NAME, { detail: event }));
}

/**
 * Calls back on every further event of this document.
 *
 * @returns a function that unsubscribes
 */
export function onRemoteEvent(callback: (event: RemoteEvent) => void): () => void {
  const handleEvent = (event: Event) => callback((event as CustomEvent<RemoteEvent>).detail);
  window.addEventListener(REMOTE_EVENT_NAME, handleEvent);
  return () => window.removeEventListener(REMOTE_EVENT_NAME, handleEvent);
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
