import type { Pin, PinsFile, ReleasePin, Revocation } from '@portfolio/contract';
import semver from 'semver';
import { listGood, withoutRevoked } from '../release/revoked';

/** How many good releases are remembered in addition to the last known good. */
const EARLIER_COUNT = 3;

/**
 * Pins another release of one remote. The pinned one becomes its last known good, unless the new version is lower: then
 * it and all higher versions count as rolled back.
 *
 * @param isGood - false if the pinned release was never deployed: then it does not become a fallback (default true)
 */
export function withPin(pins: PinsFile, id: string, pin: ReleasePin, isGood = true): PinsFile {
  const current = pins.remotes[id];
  if (current === undefined) return withRemote(pins, id, toPin(pin, []));
  const chain = listGood(current).filter(({ version }) => version !== pin.version);
  const isRollback = semver.lt(pin.version, current.version);
  const isRolledBack = ({ version }: ReleasePin) => isRollback && semver.gt(version, pin.version);
  const rolledBackNow = chain.filter(isRolledBack).map(({ version }) => version);
  const good = chain.filter((one) => !isRolledBack(one) && (isGood || one.version !== current.version));
  return withRemote(pins, id, toPin(pin, good, [...(current.rolledBack ?? []), ...rolledBackNow]));
}

/** Returns the pins with one remote set back to its last known good; undefined if it has none that is not revoked. */
export function withRollback(pins: PinsFile, id: string): PinsFile | undefined {
  const pin = withoutRevoked(pins).remotes[id];
  const [current, previous, ...others] = pin === undefined ? [] : listGood(pin);
  if (current === undefined || previous === undefined) return undefined;
  return withRemote(pins, id, toPin(previous, others, [...(pin?.rolledBack ?? []), current.version]));
}

/** Revokes a release: it is no longer a fallback. If it is pinned it stays pinned, for a maintainer to replace. */
export function withRevocation(pins: PinsFile, revocation: Revocation): PinsFile {
  const others = withoutRevocation(pins, revocation.id, revocation.version).revoked ?? [];
  const toKey = ({ id, version }: Revocation) => `${id}@${version}`;
  const revoked = [...others, revocation].sort((a, b) => (toKey(a) < toKey(b) ? -1 : 1));
  return withoutRevoked({ ...pins, revoked });
}

/** Undoes a revocation. */
export function withoutRevocation(
  { revoked = [], ...pins }: PinsFile,
  id: string,
  version: string,
): PinsFile {
  const others = revoked.filter((one) => one.id !== id || one.version !== version);
  return others.length === 0 ? pins : { ...pins, revoked: others };
}

/**
 * Makes the pin of one remote.
 *
 * @param good - releases that were good before, newest first
 * @param rolledBack - versions; those lower than the pinned one are dropped, since they are never suggested anyway
 */
export function toPin(pin: ReleasePin, good: readonly ReleasePin[], rolledBack: readonly string[] = []): Pin {
  const [previous = null, ...earlier] = good.slice(0, 1 + EARLIER_COUNT);
  const higher = [...new Set(rolledBack)].filter((version) => semver.gt(version, pin.version));
  return {
    ...pin,
    previous,
    ...(earlier.length > 0 && { earlier }),
    ...(higher.length > 0 && { rolledBack: higher.sort(semver.compare) }),
  };
}

function withRemote(pins: PinsFile, id: string, pin: Pin): PinsFile {
  return withoutRevoked({ ...pins, remotes: { ...pins.remotes, [id]: pin } });
}
