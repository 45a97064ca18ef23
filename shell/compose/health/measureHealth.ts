import type { KeptEvent } from './readEvents';

/** The health of one release in one composition. */
export interface ReleaseHealth {
  remoteId: string;
  /** The pinned release, even if its fallback was used. */
  version: string;
  /** Empty if the browsers did not know it. */
  compositionId: string;
  /** Number of page loads. */
  loadCount: number;
  /** Loads that ended with Retry or with the fallback, and pages that threw. */
  failedCount: number;
  /** Fraction of the loads that failed, from 0 to 1. */
  failedShare: number;
  /** How often files were missing, changed or late, or code broke the contract. */
  problems: Readonly<Record<string, number>>;
  /** Milliseconds until a page was ready, 75th percentile; null if none was. */
  readyMs: number | null;
}

/** Limits above which a release counts as failing. */
export interface HealthLimits {
  /** Share of failed loads, from 0 to 1. */
  maxFailedShare: number;
  /** With fewer loads than this, no conclusion is drawn. */
  minLoads: number;
}

export const HEALTH_LIMITS: HealthLimits = { maxFailedShare: 0.02, minLoads: 20 };

/** Whether a release fails more often than allowed. */
export function isFailing(
  { loadCount, failedShare }: Pick<ReleaseHealth, 'loadCount' | 'failedShare'>,
  { maxFailedShare, minLoads }: HealthLimits = HEALTH_LIMITS,
): boolean {
  return loadCount >= minLoads && failedShare > maxFailedShare;
}

const PROBLEMS: readonly string[] = ['missing', 'integrity', 'timeout', 'broken'];
const FAILURES: readonly string[] = ['failed', 'fallback', 'circuit-open'];

/**
 * Aggregates events by remote, release and composition, worst first. Loads with overrides by maintainers do not
 * count.
 */
export function measureHealth(events: readonly KeptEvent[]): ReleaseHealth[] {
  const loads = groupBy(events, ({ traceId }) => traceId)
    .map((load) => load.sort((one, other) => one.epochMs - other.epochMs))
    .filter((load) => !load.some(({ type }) => type.startsWith('override-')));
  return groupBy(loads, ([first]) => (first === undefined ? '' : toKey(first)))
    .map(measure)
    .sort((one, other) => other.failedShare - one.failedShare || (toKey(one) < toKey(other) ? -1 : 1));
}

const toKey = ({
  remoteId,
  version,
  compositionId,
}: Pick<KeptEvent, 'remoteId' | 'version' | 'compositionId'>) => [remoteId, version, compositionId].join(' ');

function groupBy<Item>(items: readonly Item[], getKey: (item: Item) => string): Item[][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = getKey(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return [...groups.values()];
}

function measure(loads: readonly (readonly KeptEvent[])[]): ReleaseHealth {
  const [[{ remoteId = '', version = '', compositionId = '' } = {}] = []] = loads;
  const events = loads.flat();
  const ready = events
    .flatMap(({ type, elapsedMs }) => (type === 'ready' ? [elapsedMs] : []))
    .sort((a, b) => a - b);
  const failedCount = loads.filter(hasFailed).length;
  const count = (problem: string) => events.filter(({ type }) => type === problem).length;
  return {
    ...{ remoteId, version, compositionId },
    loadCount: loads.length,
    failedCount,
    failedShare: failedCount / loads.length,
    problems: Object.fromEntries(
      PROBLEMS.map((one) => [one, count(one)] as const).filter(([, found]) => found > 0),
    ),
    readyMs: ready[Math.ceil(ready.length * 0.75) - 1] ?? null,
  };
}

/** An error in a page that was already ready is a separate event with its own trace. */
function hasFailed(load: readonly KeptEvent[]): boolean {
  return load.some(({ type }) => FAILURES.includes(type)) || load.every(({ type }) => type === 'broken');
}
