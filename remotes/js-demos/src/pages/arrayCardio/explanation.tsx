import type { Excerpt, Shortcut } from '@portfolio/kit/demo';
import source from './exercise.ts?region=excerpt';

export const LEAD = [
  'Twelve array exercises that run on the page: change a condition and see the result.',
  'Each shows its code, its input and its output. Step through a reduce round by round, or run everything on empty lists.',
] as const;

export const FACTS = [
  ['Made with', 'Arrays, and nothing else'],
  ['Needs', 'Nothing'],
  ['Runs', 'Only this page’s own code; nothing you enter is run'],
] as const;

export const SHORTCUTS: readonly Shortcut[] = [
  { gesture: 'Choose an exercise', does: 'Opens it; the page’s address then leads straight to it.' },
  { gesture: 'Column header', does: 'Sorts the result by that column, up or down.' },
  { gesture: 'Arrow keys on “Round”', does: 'Step through a reduce.' },
];

export const EXCERPT: Excerpt = {
  source,
  notes: [
    {
      at: 'readonly Item[]',
      text: 'A list that may not be changed: sort or push on it would not even compile.',
    },
    {
      at: 'items.reduce',
      text: 'The steps of a reduce are made by a reduce, so they cannot differ from the real ones.',
    },
    {
      at: 'steps.push',
      text: 'Keeps the values themselves. That is safe only because each round returns a new result and changes no earlier one.',
    },
  ],
};

export function HowItWorks() {
  return (
    <>
      <p>
        Each exercise exists twice: as code that you read, and as a function that runs. The two could drift
        apart, so a test compares them: away from the page, it runs the code you read in every setting and
        checks the output against the function’s. The page itself never runs text as code: you choose from
        lists, and your choice only picks a function.
      </p>
      <p>
        Sorting and deleting leave the list as it was. toSorted and toSpliced return new lists; their older
        counterparts change the list they are called on, and with it everything else that uses it. Ages are
        counted from a fixed year too, so the answers will be the same next year.
      </p>
      <p>
        Try the empty list in each exercise. With no visitors at all, “every” gives true and “some” gives
        false; “find” gives undefined; and a reduce without a start value throws, because it has nothing to
        return.
      </p>
    </>
  );
}
