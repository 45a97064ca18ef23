import { HEALTH_LIMITS, type HealthLimits, isFailing, type ReleaseHealth } from '../health/measureHealth';

/** What the events say of two compositions. */
export interface CanaryVerdict {
  state: 'sound' | 'failing' | 'too few loads';
  stable: Loads;
  canary: Loads;
}

interface Loads {
  loadCount: number;
  failedShare: number;
}

/** A canary may fail as often as it may, and more only where what it is compared with fails too. */
const TIMES_STABLE = 2;

/** Compares a canary with what other visitors get meanwhile, by the loads of all their remotes. */
export function judgeCanary(
  health: readonly ReleaseHealth[],
  ids: Readonly<Record<'stable' | 'canary', string>>,
  limits: HealthLimits = HEALTH_LIMITS,
): CanaryVerdict {
  const sum = (compositionId: string): Loads => {
    const found = health.filter((one) => one.compositionId === compositionId);
    const loadCount = found.reduce((total, one) => total + one.loadCount, 0);
    const failedCount = found.reduce((total, one) => total + one.failedCount, 0);
    return { loadCount, failedShare: loadCount === 0 ? 0 : failedCount / loadCount };
  };
  const stable = sum(ids.stable);
  const canary = sum(ids.canary);
  if (canary.loadCount < limits.minLoads) return { state: 'too few loads', stable, canary };
  const maxFailedShare = Math.max(limits.maxFailedShare, stable.failedShare * TIMES_STABLE);
  return { state: isFailing(canary, { ...limits, maxFailedShare }) ? 'failing' : 'sound', stable, canary };
}
