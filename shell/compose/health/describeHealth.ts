import { findTeam, type Teams } from '../release/teams';
import type { Rows } from '../terminal/table';
import { type HealthLimits, isFailing, type ReleaseHealth } from './measureHealth';

/** Formats the health of releases as a table, with the owners of each. */
export function toHealthRows(
  health: readonly ReleaseHealth[],
  teams: Teams | null,
  limits?: HealthLimits,
): Rows {
  return [
    [
      'remote',
      'release',
      'composition',
      'owner',
      'loads',
      'failed',
      'failure rate',
      'problems',
      'ready',
      'state',
    ],
    ...health.map((one) => [
      one.remoteId,
      one.version,
      one.compositionId || 'unknown',
      findTeam(teams, one.remoteId)?.owners.join(', ') ?? 'none',
      `${one.loadCount}`,
      `${one.failedCount}`,
      `${(one.failedShare * 100).toFixed(1)} %`,
      Object.entries(one.problems)
        .map(([problem, count]) => `${problem} ${count}`)
        .join(', ') || '-',
      one.readyMs === null ? '-' : `${Math.round(one.readyMs)} ms`,
      isFailing(one, limits) ? 'failing' : 'healthy',
    ]),
  ];
}
