import type { Excerpt, Shortcut } from '@portfolio/kit/demo';
import source from './exercise.ts?region=excerpt';

export const LEAD = [
  'Twelve array exercises that run on the page: change a condition and see the result.',
  'Each shows its code, its input and its output. Step through a reduce round by round, or run everything on empty lists.',
] as const;

export const FACTS = [
  ['Made with', 'Arrays, and nothing else'],
  ['Needs', 'Nothing'],
  ['Runs', 'Only code of this page; nothing typed is ever run'],
] as const;

export const SHORTCUTS: readonly Shortcut[] = [
  { gesture: 'Choose an exercise', does: 'Opens it; the address of the page then leads to it.' },
  { gesture: 'Header of a column', does: 'Sorts the result by it, up and down.' },
  { gesture: 'Arrow keys on “Round”', does: 'Walk through a reduce.' },
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
      text: 'The walk through a reduce is made by a reduce. It cannot go another way than the real one.',
    },
    {
      at: 'steps.push',
      text: 'Keeps the values themselves. That is safe only because each round gives a new result and changes none.',
    },
  ],
};

export function HowItWorks() {
  return (
    <>
      <p>
        Each exercise exists twice: as a text that you read, and as a function that runs. That would be a fine
        way to lie, so a test holds them together. It runs the text of every exercise in every setting, away
        from the page, and compares what comes out with what the function gives. The page itself runs no text:
        you choose from lists, and what you choose only picks a function.
      </p>
      <p>
        Sorting and deleting leave the list as it was. toSorted and toSpliced give new lists; their older
        relatives change the one they are called on, and with it everything that uses it. The year that ages
        are counted from stands still as well, so that the answers are the same next year.
      </p>
      <p>
        The empty list is worth a try in each exercise. Every visitor of none is old enough, some are not;
        find gives undefined; and a reduce without a start value throws, because there is nothing it could
        give.
      </p>
    </>
  );
}
