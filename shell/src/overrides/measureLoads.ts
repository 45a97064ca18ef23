import type { RemoteEvent } from '@portfolio/contract';

/**
 * Returns how long a remote's pages took to load, such as "87 ms, 4 loads": the last time and the number of loads.
 *
 * @param events - newest first
 * @returns undefined if no page was loaded
 */
export function measureLoads(events: readonly RemoteEvent[], id: string): string | undefined {
  const loads = events.filter(({ type, remoteId }) => type === 'ready' && remoteId === id);
  const [last] = loads;
  if (last === undefined) return undefined;
  return `${Math.round(last.elapsedMs)} ms, ${loads.length} ${loads.length === 1 ? 'load' : 'loads'}`;
}
