import { createUsageError } from '../compose/terminal/usageError';
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
