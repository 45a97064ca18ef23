import { HEALTH_LIMITS, isFailing, type ReleaseHealth } from '../health/measureHealth';

/** The verdict on a canary, and the events of both compositions on which it is based. */
export interface CanaryVerdict {
  state: 'healthy' | 'failing' | 'too few loads';
  stable: Loads;
  canary: Loads;
}

interface Loads {
  loadCount: number;
  failedShare: number;
}

/** The canary may exceed the usual limit only if the stable side fails as well: up to this multiple of its failures. */
const TIMES_STABLE = 2;

/** Compares a canary with the stable composition, by all loads of their remotes that the collector has kept. */
export function judgeCanary(
  health: readonly ReleaseHealth[],
  ids: Readonly<Record<'stable' | 'canary', string>>,
): CanaryVerdict {
  const sum = (compositionId: string): Loads => {
    const found = health.filter((one) => one.compositionId === compositionId);
    const loadCount = found.reduce((total, one) => total + one.loadCount, 0);
    const failedCount = found.reduce((total, one) => total + one.failedCount, 0);
    return { loadCount, failedShare: loadCount === 0 ? 0 : failedCount / loadCount };
  };
  const stable = sum(ids.stable);
  const canary = sum(ids.canary);
  if (canary.loadCount < HEALTH_LIMITS.minLoads) return { state: 'too few loads', stable, canary };
  const maxFailedShare = Math.max(HEALTH_LIMITS.maxFailedShare, stable.failedShare * TIMES_STABLE);
  return {
    state: isFailing(canary, { ...HEALTH_LIMITS, maxFailedShare }) ? 'failing' : 'healthy',
    stable,
    canary,
  };
}
