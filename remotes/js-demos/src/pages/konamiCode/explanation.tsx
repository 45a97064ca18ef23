import type { Excerpt, Shortcut } from '@portfolio/kit/demo';
import source from './code.ts?region=excerpt';

export const LEAD = [
  'Enter the ten-step code of the 1980s games, and the page turns into a blueprint of itself.',
  'Use keys, buttons or swipes. The right ten inputs show the width and height of everything on the page.',
] as const;

export const FACTS = [
  ['Made with', 'Key events and a small state machine'],
  ['Needs', 'Nothing; a keyboard helps'],
  ['Can be', 'Switched off, slowed down, undone with Escape'],
] as const;

export const SHORTCUTS: readonly Shortcut[] = [
  { gesture: '↑ ↑ ↓ ↓ ← → ← → B A', does: 'Opens. Entered again, it measures more of the page.' },
  { gesture: 'Buttons', does: 'Enter the same inputs by touch, mouse or switch.' },
  { gesture: 'Swipe on the field', does: 'Enters a direction.' },
  { keys: ['Esc'], does: 'Puts the redlines away and gives the focus back.' },
];

export const EXCERPT: Excerpt = {
  source,
  notes: [
    {
      at: 'CODE.slice(0, entered)',
      text: 'What was entered need not be kept: the number says it, since right inputs are the code’s own beginning.',
    },
    {
      at: 'length > 0; length -= 1',
      text: 'The longest end first, so that the answer is the most that may still count.',
    },
    {
      at: 'tail.every',
      text: 'At most 55 comparisons of short words. A table would be faster, and nobody would notice.',
    },
  ],
};

export function HowItWorks() {
  return (
    <>
      <p>
        The lock knows one number: how many inputs of the code are right so far. With each input it looks for
        the longest end of what was entered that is a beginning of the code. After up, up, up the answer is
        two, not zero: the first up is forgotten, the last two still count. Whoever hesitates is forgotten
        after five seconds, or fifteen, or never.
      </p>
      <p>
        A secret like this must not disturb anyone who does not look for it. Keys in text fields are texts,
        keys with Ctrl belong to the browser, held keys are heard once, and the arrow keys go on scrolling the
        page, because nothing is ever prevented. The switch above turns the listening off.
      </p>
      <p>
        The reward flashes nothing. The blueprint is unrolled once, or is simply there where less motion is
        wanted: three layers over the page, one of which inverts it, one takes its colours, and one is blue
        paper. It is announced, its button has the focus, and Escape takes it away and puts the focus back
        where it was.
      </p>
    </>
  );
}
