import type { Pin, PinsFile, ReleasePin, Revocation } from '@portfolio/contract';
import type { Refusal } from './compatibility';

/** Finds the revocation of a release. */
export function findRevocation(
  { revoked = [] }: Pick<PinsFile, 'revoked'>,
  id: string,
  { version, integrity }: Pick<ReleasePin, 'version'> & Partial<ReleasePin>,
): Revocation | undefined {
  return revoked.find((one) => one.id === id && (one.version === version || one.integrity === integrity));
}

/** Describes when and why a release was revoked, as part of a sentence. */
export function describeRevocation({ id, version, date, reason }: Revocation): string {
  return `${id} ${version} was revoked on ${date}: ${reason.replace(/[\s.]+$/, '')}`;
}

/** Refuses a release that was revoked. */
export function checkRevoked(pins: PinsFile, id: string, pin: ReleasePin): Refusal[] {
  const revocation = findRevocation(pins, id, pin);
  if (revocation === undefined) return [];
  return [
    {
      check: 'revoked',
      problem: `${describeRevocation(revocation)}.`,
      nextStep: `${suggest(pins, id)}, or undo the revocation with "npm run pins -- revoke ${id}@${revocation.version} --undo", in each environment that has it.`,
    },
  ];
}

function suggest(pins: PinsFile, id: string): string {
  const previous = withoutRevoked(pins).remotes[id]?.previous ?? null;
  return previous === null
    ? `Pin another release with "npm run pins -- set ${id} <version>"`
    : `Pin ${previous.version} with "npm run pins -- rollback ${id}"`;
}

/** The pinned release and its fallbacks, newest first. */
export function listGood({
  previous,
  earlier = [],
  rolledBack: _rolledBack,
  ...pinned
}: Pin): readonly [ReleasePin, ...ReleasePin[]] {
  return [pinned, ...(previous === null ? [] : [previous]), ...earlier];
}

/** Removes revoked fallbacks from the pins: editing by hand or merging may leave one there. */
export function withoutRevoked(pins: PinsFile): PinsFile {
  return filterFallbacks(pins, (one, id) => findRevocation(pins, id, one) === undefined);
}

/** Removes fallbacks from the pins; the next good one takes the place of each. */
export function filterFallbacks(
  pins: PinsFile,
  isKept: (fallback: ReleasePin, id: string) => boolean,
): PinsFile {
  const remotes = Object.entries(pins.remotes).map(([id, pin]): [string, Pin] => {
    const [pinned, ...good] = listGood(pin);
    const [previous = null, ...earlier] = good.filter((one) => isKept(one, id));
    const { rolledBack } = pin;
    return [
      id,
      {
        ...pinned,
        previous,
        ...(earlier.length > 0 && { earlier }),
        ...(rolledBack !== undefined && { rolledBack }),
      },
    ];
  });
  return { ...pins, remotes: Object.fromEntries(remotes) };
}
