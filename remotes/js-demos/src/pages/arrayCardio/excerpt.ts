import type { Excerpt } from '../../demo-page/CodeExcerpt';

export const excerpt: Excerpt = {
  file: 'exercise.ts',
  code: `
export function traceReduce<Item, Result>(
  items: readonly Item[],
  round: (result: Result, item: Item) => Result,
  initial: Result,
): readonly Step[] {
  const steps: Step[] = [];
  items.reduce((before, item) => {
    const after = round(before, item);
    steps.push({ before, item, after });
    return after;
  }, initial);
  return steps;
}
`,
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
