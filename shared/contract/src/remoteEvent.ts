/** The events of a remote's page on its way to the visitor, in the order in which they may happen. */
export const REMOTE_EVENT_TYPES = [
  /** A release was asked for. */
  'load',
  /** A file was missing or refused, and is asked for again after a pause. */
  'retry',
  /** A file did not come, or came with another status or type than a script or a style has. */
  'missing',
  /** A file came whole, but was not the one that was published: the browser did not run it. */
  'integrity',
  /** The deadline passed. */
  'timeout',
  /** The release arrived and broke the contract, or threw while it was evaluated or rendered. */
  'broken',
  /** The release that was pinned before is used instead. */
  'fallback',
  /** The pinned release failed in this tab a short while ago and is not asked for. */
  'circuit-open',
  /** The page is there. */
  'ready',
  /** Nothing is left to try but Retry. */
  'failed',
  /** Another release, or a dev server, was chosen in the override panel for this browser. The event has no page. */
  'override-set',
  /** The pinned release was chosen again in the override panel. The event has no page. */
  'override-cleared',
  /** A page is loaded from what this browser overrides the pin with. */
  'override-used',
] as const;

export type RemoteEventType = (typeof REMOTE_EVENT_TYPES)[number];

/** One entry of the event stream. Every load of a page has one trace, and every change of an override. */
export interface RemoteEvent {
  type: RemoteEventType;
  /** The same for all events of one load. */
  traceId: string;
  remoteId: string;
  version: string;
  /** Name of the page; empty where the event is about the whole remote. */
  page: string;
  /** The build of the shell that the visitor has, as in `composition.json`: its hash, the first twelve digits. */
  shell: string;
  /** Milliseconds since the load began. */
  elapsedMs: number;
  /** Milliseconds since the document began, as `performance.now()`. */
  atMs: number;
  /** Milliseconds since 1970, to put the events of several documents in order. */
  epochMs: number;
  /** On what went wrong. */
  problem?: { name: string; code: string; message: string; request?: string };
}

/** Name of the window event that carries a `RemoteEvent` as its `detail`, and prefix of the performance marks. */
export const REMOTE_EVENT_NAME = 'portfolio:remote';
