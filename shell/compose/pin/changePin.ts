import type { Pin, PinsFile, ReleasePin, Revocation } from '@portfolio/contract';
import semver from 'semver';
import { listGood, withoutRevoked } from '../release/revoked';

/** So many good releases are remembered before the last one. */
const EARLIER_COUNT = 3;

/**
 * The pins with one remote set to another release. What was pinned becomes its last known good, unless a lower version
 * is set: then it was rolled back, and all that are higher with it.
 *
 * @param isGood - false where no visitor was ever given what was pinned: then it is no fallback either (default true)
 */
export function withPin(pins: PinsFile, id: string, pin: ReleasePin, isGood = true): PinsFile {
  const current = pins.remotes[id];
  if (current === undefined) return withRemote(pins, id, toPin(pin, []));
  const chain = listGood(current).filter(({ version }) => version !== pin.version);
  const isRollback = semver.lt(pin.version, current.version);
  const isLeft = ({ version }: ReleasePin) => isRollback && semver.gt(version, pin.version);
  const left = chain.filter(isLeft).map(({ version }) => version);
  const good = chain.filter((one) => !isLeft(one) && (isGood || one.version !== current.version));
  return withRemote(pins, id, toPin(pin, good, [...(current.rolledBack ?? []), ...left]));
}

/** The pins with one remote back at its last known good; undefined where it has none. */
export function withRollback(pins: PinsFile, id: string): PinsFile | undefined {
  const current = pins.remotes[id];
  const [left, previous, ...others] = current === undefined ? [] : listGood(current);
  if (left === undefined || previous === undefined) return undefined;
  return withRemote(pins, id, toPin(previous, others, [...(current?.rolledBack ?? []), left.version]));
}

/** The pins with a release revoked: it is no fallback any more. Where it is pinned it stays, for a maintainer to replace. */
export function withRevocation(pins: PinsFile, revocation: Revocation): PinsFile {
  const others = withoutRevocation(pins, revocation.id, revocation.version).revoked ?? [];
  const toKey = ({ id, version }: Revocation) => `${id}@${version}`;
  const revoked = [...others, revocation].sort((a, b) => (toKey(a) < toKey(b) ? -1 : 1));
  return withoutRevoked({ ...pins, revoked });
}

/** The pins with a revocation taken back. */
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
 * @param rolledBack - versions; lower ones than the pin's are dropped: they are not offered any more
 */
export function toPin(pin: ReleasePin, good: readonly ReleasePin[], rolledBack: readonly string[] = []): Pin {
  const [previous = null, ...earlier] = good.slice(0, 1 + EARLIER_COUNT);
  const left = [...new Set(rolledBack)].filter((version) => semver.gt(version, pin.version));
  return {
    ...pin,
    previous,
    ...(earlier.length > 0 && { earlier }),
    ...(left.length > 0 && { rolledBack: left.sort(semver.compare) }),
  };
}

function withRemote(pins: PinsFile, id: string, pin: Pin): PinsFile {
  return withoutRevoked({ ...pins, remotes: { ...pins.remotes, [id]: pin } });
}
