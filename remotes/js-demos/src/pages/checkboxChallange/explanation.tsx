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
  {
    gesture: 'Click, then Shift-click',
    does: 'Gives all rows from the first to the second the state of the second.',
  },
  { keys: ['Space'], does: 'Checks or unchecks the row with the focus.' },
  { keys: ['Shift', 'Space'], does: 'Selects the range from the last row to the one with the focus.' },
  { gesture: 'Range mode, two taps', does: 'Select a range without a Shift key.' },
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
      text: 'An empty range is an answer like any other; the caller then changes that one row.',
    },
    {
      at: 'Math.min(from, to)',
      text: 'Upwards and downwards are the same case, with no flag to switch while going through the list.',
    },
  ],
};

export function HowItWorks() {
  return (
    <>
      <p>
        A range has two ends. One is the row you click; the other, the anchor, is the row you clicked before.
        The anchor has to be visible now: if a filter has hidden it, there is no range, and the click is an
        ordinary click. Rows that the filter hides between the two ends are left as they are, because you
        would not see them change.
      </p>
      <p>
        All rows in the range take the state of the row you clicked, so unchecking ten rows is as easy as
        checking them. The line beside the list measures the range before you click: it appears while Shift is
        held or range mode is on, for the row under the pointer and for the row with the focus.
      </p>
      <p>
        The box above the list is checked, empty or mixed, depending on the rows shown. Every change can be
        undone, since a large range chosen by mistake takes a long time to fix by hand. In Firefox, a label
        does not change its box while Shift is held, so the page handles those clicks itself.
      </p>
    </>
  );
}
