import type { RemoteEvent } from '@portfolio/contract';
import { useSyncExternalStore } from 'react';
import { listEvents } from '../remotes/eventRing';
import { onRemoteEvent } from '../remotes/remoteEvents';

type Events = readonly RemoteEvent[];

const NO_EVENTS: Events = [];
let latest: Events | undefined;

const getEvents = (): Events => (latest ??= listEvents().reverse());

function subscribe(onChange: () => void): () => void {
  // Events before the first subscription were missed: read them all again.
  latest = undefined;
  return onRemoteEvent(() => {
    latest = undefined;
    onChange();
  });
}

/** The live list of events in this tab, newest first; empty on the server and during hydration. */
export function useRemoteEvents(): Events {
  return useSyncExternalStore(subscribe, getEvents, () => NO_EVENTS);
}
