/** The events of loading a remote's page, in the order in which they may happen. */
export const REMOTE_EVENT_TYPES = [
  /** A release was requested. */
  'load',
  /** A file was missing or refused; it is requested again after a pause. */
  'retry',
  /** A file did not arrive, or arrived with a status or a type that scripts and styles do not have. */
  'missing',
  /** A file arrived, but its hash is not the published one: the browser did not run it. */
  'integrity',
  /** The deadline passed. */
  'timeout',
  /** The release arrived and broke the contract, or threw while it was evaluated or rendered. */
  'broken',
  /** The release that was pinned before is used instead. */
  'fallback',
  /** The pinned release failed in this tab a short while ago and is not requested again. */
  'circuit-open',
  /** The page is shown. */
  'ready',
  /** Every attempt failed; only the Retry button is left. */
  'failed',
  /** Another release, or a dev server, was chosen in the override panel for this browser. The event has no page. */
  'override-set',
  /** The pinned release was chosen again in the override panel. The event has no page. */
  'override-cleared',
  /** A page is loaded from the override that this browser has set instead of the pin. */
  'override-used',
] as const;

export type RemoteEventType = (typeof REMOTE_EVENT_TYPES)[number];

/** One entry of the event stream. Each load of a page, and each change of an override, has its own trace. */
export interface RemoteEvent {
  type: RemoteEventType;
  /** The same for all events of one load. */
  traceId: string;
  remoteId: string;
  version: string;
  /** Name of the page; empty if the event concerns the whole remote. */
  page: string;
  /** The visitor's build of the shell, as in `composition.json`: the first twelve digits of its hash. */
  shell: string;
  /** Milliseconds since the load began. */
  elapsedMs: number;
  /** Milliseconds since the document started, as `performance.now()`. */
  atMs: number;
  /** Milliseconds since 1970, to put the events of several documents in order. */
  epochMs: number;
  /** Only on events about a failure. */
  problem?: { name: string; code: string; message: string; request?: string };
}

/** Name of the window event that carries a `RemoteEvent` as its `detail`, and prefix of the performance marks. */
export const REMOTE_EVENT_NAME = 'portfolio:remote';
