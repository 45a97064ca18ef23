import { Button } from '@portfolio/design';
import { StyledHint, StyledStack } from '@portfolio/kit/demo';
import { useState } from 'react';
import { BugMuseum } from '../../demo/BugMuseum';
import { classicByLifespan, fixedByLifespan } from './classicSort';
import { INVENTORS, type Inventor } from './data';

const START = INVENTORS.slice(0, 5);
const write = (list: readonly Inventor[]) => list.map(({ last }) => last).join(', ');

function SortTrial({ sort }: { sort: (inventors: Inventor[]) => Inventor[] }) {
  const [lists, setLists] = useState<{ shared: readonly Inventor[]; answer: readonly Inventor[] | null }>({
    shared: START,
    answer: null,
  });

  function run() {
    const shared = [...START];
    const answer = sort(shared);
    setLists({ shared, answer });
  }

  const isChanged = write(lists.shared) !== write(START);
  return (
    <StyledStack data-gap="3">
      <div>
        <Button category="border-sm" onClick={run}>
          Sort by lifespan
        </Button>
      </div>
      <p aria-live="polite">Answer: {lists.answer === null ? 'not asked yet' : write(lists.answer)}</p>
      <p>The shared list: {write(lists.shared)}</p>
      <StyledHint aria-live="polite">
        {isChanged ? 'The shared list has been changed.' : 'The shared list is as it was.'}
      </StyledHint>
    </StyledStack>
  );
}

/** The sort that changes everyone’s list. */
export function SortMuseum() {
  return (
    <BugMuseum
      title="The sort that changes everyone’s list"
      fault="The classic exercises call sort on the shared list. The method sorts the list itself and only seems to return a new one, so each exercise hands the next one a list in a different order, and the answers depend on which exercises ran before."
      remedy="Fixed: toSorted returns a new list. A test runs every exercise in every setting and compares the data before and after."
      classic={<SortTrial sort={classicByLifespan} />}
      fixed={<SortTrial sort={fixedByLifespan} />}
    />
  );
}
