import type { Excerpt, Shortcut } from '@portfolio/kit/demo';
import source from './drag.ts?region=excerpt';

export const LEAD = [
  'Twelve sheets of paper, drawn to one scale, on a strip that you pull with the mouse.',
  'The strip moves with your hand and keeps rolling when you let go. Fingers, keys, buttons, the wheel and the scroll bar work as well, because underneath it is a box that scrolls.',
] as const;

export const FACTS = [
  ['Made with', 'A box that scrolls, and pointer events for the mouse'],
  ['Needs', 'Nothing; without scripts the strip still scrolls'],
  ['Keeps', 'Nothing after you leave'],
] as const;

export const SHORTCUTS: readonly Shortcut[] = [
  { gesture: 'Pull with the mouse', does: 'Moves the strip with the hand, even beyond its frame.' },
  {
    gesture: 'Press or tap a sheet',
    does: 'Chooses it. A movement of less than 6 pixels still counts as a press.',
  },
  { gesture: 'Swipe, wheel, scroll bar', does: 'Move the strip like anything else that scrolls.' },
  {
    gesture: 'Left, right',
    does: 'Go to the next or previous sheet, and take the focus along if it is on a sheet.',
  },
  { gesture: 'Home, End', does: 'Go to the largest or the smallest sheet.' },
  { gesture: 'Arrow buttons', does: 'Do the same as the keys, with one press and no drag.' },
];

export const EXCERPT: Excerpt = {
  source,
  notes: [
    {
      at: 'Math.abs(wayPx)',
      text: 'Anything less is a press with a shaky hand. Nothing moves, and the click goes where it was meant to.',
    },
    {
      at: 'ports.onDragStart()',
      text: 'Only now does the strip capture the pointer. If it did so on the press, the sheets would never get their click.',
    },
    {
      at: 'pressedAt.positionPx',
      text: 'Counted from where the press was, never from the last move, so nothing is lost when the strip reaches its end.',
    },
  ],
};

export function HowItWorks() {
  return (
    <>
      <p>
        The strip is an ordinary element with overflow. That alone gives it touch scrolling with momentum, the
        wheel, a scroll bar and a place in the tab order, all before any script has arrived. The script adds
        what a mouse lacks. It listens to the mouse only, so that touch is never handled twice, and it sets
        the same scroll position that the browser sets.
      </p>
      <p>
        A press is not yet a drag. Only when the hand has moved six pixels does the strip capture the pointer,
        and it keeps it, wherever the hand goes, until the button is released. The one click that a browser
        sends after such a drag is ignored. A click from the keyboard is never ignored: the browser marks it
        as coming without a pointer.
      </p>
      <p>
        The speed of the hand is measured over its last tenth of a second; a hand that rests before letting go
        has none. The speed says how far the strip would glide, and so which sheet is nearest to that point;
        the strip comes to rest there in a single movement. If your system asks for less motion, it does not
        glide, and every step is a jump. Where text runs from right to left, browsers count the position
        downwards from zero; one function turns it round, and the rest of the code counts from the start of
        the strip.
      </p>
    </>
  );
}
