import type { Release } from '@portfolio/contract';
import type { Refusal } from '../release/compatibility';

/**
 * How many entries one remote may add to the site's lists. No flag raises these limits: the lists are shared by all
 * remotes.
 */
const MAX_COUNTS = {
  /** Pages and cards of the catalogue together. */
  entries: 200,
  /** Entries with `portfolio`, which the list of all work shows. */
  cards: 60,
} as const;

/** Refuses a catalogue so large that it would bury the entries of all other remotes. */
export function checkCounts({ id, version, catalogue }: Release): Refusal[] {
  const found = [
    { what: 'entries', count: catalogue.length, max: MAX_COUNTS.entries },
    {
      what: 'entries with portfolio',
      count: catalogue.filter(({ portfolio }) => portfolio).length,
      max: MAX_COUNTS.cards,
    },
  ];
  return found.flatMap(({ what, count, max }) =>
    count <= max
      ? []
      : [
          {
            check: 'weight' as const,
            problem: `${id} ${version}: its catalogue has ${count} ${what}, more than the ${max} that one remote may list.`,
            nextStep: 'Remove some from the catalogue, and release again.',
          },
        ],
  );
}
