import type { Excerpt, Shortcut } from '@portfolio/kit/demo';
import source from './code.ts?region=excerpt';

export const LEAD = [
  'Enter the ten-step code from 1980s games, and the page turns into a blueprint of itself.',
  'Use keys, buttons or swipes. The right ten inputs show the width and height of the headings; entered again, they measure more of the page.',
] as const;

export const FACTS = [
  ['Made with', 'Key events and a small state machine'],
  ['Needs', 'Nothing; a keyboard helps'],
  ['Can be', 'Switched off, slowed down, undone with Escape'],
] as const;

export const SHORTCUTS: readonly Shortcut[] = [
  {
    gesture: '↑ ↑ ↓ ↓ ← → ← → B A',
    does: 'Shows the redlines. Entered again, it measures more of the page.',
  },
  { gesture: 'Buttons', does: 'Enter the same inputs by touch, mouse or switch.' },
  { gesture: 'Swipe on the field', does: 'Enters a direction.' },
  { keys: ['Esc'], does: 'Hides the redlines and returns the focus.' },
];

export const EXCERPT: Excerpt = {
  source,
  notes: [
    {
      at: 'CODE.slice(0, entered)',
      text: 'The inputs need not be kept: their number is enough, since right inputs are the beginning of the code itself.',
    },
    {
      at: 'length > 0; length -= 1',
      text: 'The longest ending first, so that the answer is the most inputs that can still count.',
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
        The lock keeps one number: how many inputs have been right so far. With each input it looks for the
        longest ending of what was entered that is also a beginning of the code. After up, up, up the answer
        is two, not zero: the first up is forgotten, the last two still count. If you hesitate, an unfinished
        code is forgotten after five seconds, after fifteen or never.
      </p>
      <p>
        A secret like this must not disturb anyone who is not looking for it. Keys pressed in a text field, on
        a slider or on a choice do not count, keys with Ctrl belong to the browser, a held key counts once,
        and the arrow keys still scroll the page, because no key loses its usual effect. The switch above
        turns the listening off.
      </p>
      <p>
        Nothing flashes. The blueprint unrolls once, or simply appears if your system asks for less motion:
        three layers over the page, one that inverts it, one that removes its colours and one of blue paper.
        It is announced, its button has the focus, and Escape removes it and returns the focus to where it
        was.
      </p>
    </>
  );
}
