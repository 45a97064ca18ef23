import type { Excerpt, Shortcut } from '@portfolio/kit/demo';
import source from './selection.ts?region=excerpt';

export const LEAD = [
  'Shift-click selects a whole range of rows, in either direction.',
  'It also works while the list is filtered, with the keyboard, and, in range mode, on screens without a Shift key.',
] as const;

export const FACTS = [
  ['Made with', 'Native checkboxes and sets'],
  ['Needs', 'Nothing'],
  ['Keeps', 'Nothing after you leave'],
] as const;

export const SHORTCUTS: readonly Shortcut[] = [
  { gesture: 'Click, then Shift and click', does: 'Gives all rows between the two the state of the second.' },
  { keys: ['Space'], does: 'Turns the row with the focus over.' },
  { keys: ['Shift', 'Space'], does: 'Takes the range from the last row to the one with the focus.' },
  { gesture: 'Range mode, two taps', does: 'Takes a range without a Shift key.' },
];

export const EXCERPT: Excerpt = {
  source,
  notes: [
    {
      at: 'anchor === null',
      text: 'No anchor yet, or one that the filter hides: both are “not found”, and both mean no range.',
    },
    {
      at: 'return []',
      text: 'An empty range is an answer like any other; the caller then turns one row over.',
    },
    {
      at: 'Math.min(from, to)',
      text: 'Upwards and downwards are one case, without a flag that is switched while walking the list.',
    },
  ],
};

export function HowItWorks() {
  return (
    <>
      <p>
        A range has two ends. One is the row you click; the other, the anchor, is the row you clicked before.
        The anchor has to be a row that is in sight now: if a filter has hidden it, there is no range, and the
        click is a plain click. Rows that are filtered away between the two ends are left as they are, because
        nobody could see them change.
      </p>
      <p>
        All rows of the range take the state that the clicked row gets. That makes unchecking ten rows as easy
        as checking them. The line beside the list measures the range before you click: it appears while Shift
        is held or range mode is on, for the row under the pointer and for the row with the focus.
      </p>
      <p>
        The box above the list is checked, empty or mixed, as the rows in sight are. Every change is a step of
        undo, since a large range chosen by mistake is the kind of error that takes long to fix by hand. A
        click on the label first reaches the label and then the box; the Shift key is remembered from the
        first to the second.
      </p>
    </>
  );
}
