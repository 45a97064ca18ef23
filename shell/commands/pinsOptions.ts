import { assertAtMost, createUsageError } from '../compose/terminal/usageError';
import { toCommandUsage } from './pinsUsage';

/** For commands that ask the gate about a new pin. */
const GATE = [
  ...['allow-dropped-routes', 'allow-mount', 'allow-origin', 'allow-permission', 'allow-weight'],
  'skip-browser',
];

/** The options of each command, in addition to `--json`. */
const OPTIONS: Readonly<Record<string, readonly string[]>> = {
  set: [...GATE, 'dry-run'],
  propose: [...GATE, 'branch', 'out'],
  promote: [...GATE, 'dry-run'],
  revoke: ['reason', 'undo'],
  health: ['events', 'hours', 'max-failed'],
  status: ['events', 'hours', 'out'],
  rebuild: ['repository'],
  deployed: ['composition', 'gone'],
  verify: ['composition'],
};

/** The number of arguments that each command takes at most; others take none. */
const MAX_ARGUMENTS: Readonly<Record<string, number>> = {
  ...{ set: 2, propose: 2, promote: 2, diff: 2 },
  ...{ verify: 1, deployed: 1, rollback: 1, revoke: 1, rebuild: 1 },
};

/**
 * Refuses options of other commands: a rollback that ignores `--dry-run` would be a surprise.
 *
 * @throws {SiteError} code `USAGE`
 */
export function assertOptions(command: string, given: readonly string[]): void {
  const foreign = given.find((name) => name !== 'json' && OPTIONS[command]?.includes(name) !== true);
  if (foreign !== undefined)
    throw createUsageError(toCommandUsage(command), `"${command}" has no option --${foreign}.`);
}

/**
 * Refuses more arguments than a command takes: a rollback of two remotes that changes only the first would be a
 * surprise.
 *
 * @throws {SiteError} code `USAGE`
 */
export function assertArguments(command: string, given: readonly string[]): void {
  assertAtMost(toCommandUsage(command), given, MAX_ARGUMENTS[command] ?? 0);
}
