import type { CDPSession } from '@playwright/test';
import type { LoggedRequest } from './LoggedRequest';

interface Initiator {
  url?: string;
  stack?: StackTrace;
}
interface StackTrace {
  callFrames: readonly { url: string }[];
  parent?: StackTrace;
}

/** The URL that caused a request: the style sheet or document, or the script on top of the stack. */
function findInitiator({ url, stack }: Initiator): string | null {
  if (url !== undefined) return url;
  for (let trace = stack; trace !== undefined; trace = trace.parent)
    for (const frame of trace.callFrames) if (frame.url !== '') return frame.url;
  return null;
}

/** The requests of a tab. */
export interface RequestLog {
  /** Grows while the tab is open. */
  requests: readonly LoggedRequest[];
  /** For how long no request has been pending, in milliseconds. */
  getIdleMs(): number;
}

/** Starts to log every request of a tab. */
export async function logRequests(session: CDPSession): Promise<RequestLog> {
  const log: LoggedRequest[] = [];
  const pending = new Set<string>();
  let changedAtMs = performance.now();
  const byId = new Map<string, LoggedRequest>();
  let originS: number | undefined;
  const toMs = (timestampS: number) => (timestampS - (originS ?? timestampS)) * 1000;

  session.on('Network.requestWillBeSent', ({ requestId, request, initiator, type = 'Other', timestamp }) => {
    if (!/^https?:/.test(request.url)) return;
    originS ??= timestamp;
    const entry: LoggedRequest = {
      url: request.url,
      initiator: log.length === 0 ? null : findInitiator(initiator),
      type,
      startMs: toMs(timestamp),
      endMs: null,
      bytes: 0,
      isFromNetwork: true,
    };
    log.push(entry);
    byId.set(requestId, entry);
    pending.add(requestId);
  });
  const end: (id: string) => void = (id) => {
    if (pending.delete(id)) changedAtMs = performance.now();
  };
  const forget: (id: string) => void = (id) => {
    const entry = byId.get(id);
    if (entry !== undefined) entry.isFromNetwork = false;
  };
  session.on('Network.requestServedFromCache', ({ requestId }) => forget(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache || response.fromServiceWorker || response.fromPrefetchCache) forget(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    end(requestId);
    const entry = byId.get(requestId);
    if (entry === undefined) return;
    entry.endMs = toMs(timestamp);
    entry.bytes = entry.isFromNetwork ? encodedDataLength : 0;
  });
  session.on('Network.loadingFailed', ({ requestId }) => end(requestId));
  await session.send('Network.enable');
  return { requests: log, getIdleMs: () => (pending.size > 0 ? 0 : performance.now() - changedAtMs) };
}
