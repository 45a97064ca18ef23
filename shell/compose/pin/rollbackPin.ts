import { type PinsFile, SiteError } from '@portfolio/contract';
import type { Registry } from '@portfolio/registry';
import { formatRefusals } from '../gate/checkPins';
import type { Refusal } from '../release/compatibility';
import { describeRevocation, findRevocation, listGood } from '../release/revoked';
import type { ShellPaths } from '../shell-build/paths';
import { withRollback } from './changePin';
import { checkPinned } from './checkPinned';
import { changePins } from './pinsFile';

interface RollbackOptions {
  paths: ShellPaths;
  registry: Registry;
  id: string;
  /** Called with progress messages; default prints them to the terminal. */
  log?: (line: string) => void;
}

/**
 * Pins the last known good release again. The release pinned so far is noted as rolled back: it is no fallback, and a
 * second rollback leads to the good release before that.
 *
 * @throws {SiteError} code `NO_PREVIOUS`, `LOCKED`, or `REFUSED` if the static checks of the gate find a fault that
 *   the current pins do not have; the pins are then unchanged
 */
export async function rollbackPin({ paths, registry, id, log = console.error }: RollbackOptions) {
  let previousVersion = '';
  const changed = await changePins(
    paths.pins,
    async (pins) => {
      const next = withRollback(pins, id);
      if (next === undefined) throw createNoPreviousError(id, pins);
      previousVersion = pins.remotes[id]?.version ?? '';
      const refusals = await findNewFaults(pins, next, { paths, registry });
      if (refusals.length > 0)
        throw new SiteError(
          `[${id}] Refused to roll back to ${next.remotes[id]?.version}; the pins are unchanged.\n${formatRefusals(refusals)}`,
          'REFUSED',
        );
      return next;
    },
    log,
  );
  return { version: changed.remotes[id]?.version ?? '', previousVersion };
}

/** Faults that the current pins already have must not prevent a rollback. */
async function findNewFaults(
  before: PinsFile,
  after: PinsFile,
  { paths, registry }: Pick<RollbackOptions, 'paths' | 'registry'>,
): Promise<Refusal[]> {
  const known = new Set((await checkPinned(before, registry, paths)).map(({ problem }) => problem));
  return (await checkPinned(after, registry, paths)).filter(({ problem }) => !known.has(problem));
}

function createNoPreviousError(id: string, pins: PinsFile): SiteError {
  const pin = pins.remotes[id];
  // A merge may bring back a revoked fallback.
  const revoked = (pin === undefined ? [] : listGood(pin)).flatMap(
    (one) => findRevocation(pins, id, one) ?? [],
  );
  const why = revoked.map((one) => ` ${describeRevocation(one)}.`).join('');
  return new SiteError(
    `[${id}] Failed to roll back: no earlier good release of it is in the pins.${why} Choose one with "npm run pins -- set ${id} <version>".`,
    'NO_PREVIOUS',
  );
}
