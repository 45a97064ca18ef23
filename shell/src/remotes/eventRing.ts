import type { RemoteEvent } from '@portfolio/contract';

const STORAGE_KEY = 'portfolio:remote-events';

/** How many events of a tab are stored. */
export const RING_SIZE = 60;

/**
 * Lists the latest events of this tab, oldest first, including those of earlier documents, so that a report made after
 * a reload still shows what led to it.
 */
export function listEvents(): RemoteEvent[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isEvent) : [];
  } catch {
    // The storage is unavailable, or the value is not ours.
    return [];
  }
}

/** Stores an event and drops the oldest one if there are too many. */
export function storeEvent(event: RemoteEvent): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...listEvents(), event].slice(-RING_SIZE)));
  } catch {
    // Without storage, listeners are still notified.
  }
}

function isEvent(value: Partial<RemoteEvent> | null): value is RemoteEvent {
  return (
    [value?.type, value?.remoteId, value?.version, value?.page, value?.traceId].every(
      (text) => typeof text === 'string',
    ) && [value?.elapsedMs, value?.epochMs].every((figure) => typeof figure === 'number')
  );
}
