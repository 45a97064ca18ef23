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
  { gesture: 'Pull with the mouse', does: 'Moves the strip with the hand, also beyond its frame.' },
  {
    gesture: 'Press or tap a sheet',
    does: 'Chooses it. A hand that trembles less than 6 pixels has pressed.',
  },
  { gesture: 'Swipe, wheel, scroll bar', does: 'Move the strip as they move anything that scrolls.' },
  { gesture: 'Left, right', does: 'Go to the next sheet and back, with the focus if it is on a sheet.' },
  { gesture: 'Home, End', does: 'Go to the largest sheet and to the smallest.' },
  { gesture: 'Arrow buttons', does: 'Do the same as the keys, with one press and no drag.' },
];

export const EXCERPT: Excerpt = {
  source,
  notes: [
    {
      at: 'Math.abs(wayPx)',
      text: 'Less than this is a press by a hand that trembles. Nothing moves, and the click goes where it was meant to go.',
    },
    {
      at: 'ports.onDragStart()',
      text: 'Only now is the pointer kept. A strip that keeps it from the press on would take the click away from the sheets.',
    },
    {
      at: 'pressedAt.positionPx',
      text: 'Counted from where the press was, never from the last move: what the strip could not follow at its end is not lost.',
    },
  ],
};

export function HowItWorks() {
  return (
    <>
      <p>
        The strip is an ordinary element with overflow. That alone gives it fingers with their own momentum,
        the wheel, a scroll bar, and a place in the order of the Tab key, and all of it before a script has
        arrived. The script adds what a mouse lacks. It listens to mouse pointers only, so that a finger is
        never moved by two things at once, and what it writes is the same scroll position that the browser
        writes.
      </p>
      <p>
        A press is not a drag yet. Only when the hand has gone six pixels does the strip take the pointer for
        itself, and keep it, wherever the hand goes, until the button is let go. The click that a browser
        sends after such a drag is swallowed, once. A click from the keyboard is never swallowed: it comes
        without a pointer, and says so.
      </p>
      <p>
        The speed of the hand is taken over its last tenth of a second; a hand that rests before it lets go
        has none. From the speed follows how far the strip would run, and from that the nearest sheet, so that
        it comes to rest there in one movement and not in a second one after the first. Where less motion is
        wanted it does not run on, and every step is a jump. Where text runs from right to left, browsers
        count the position downwards from zero: here it is turned round in one place, and all the rest of the
        code counts from the beginning of the strip.
      </p>
    </>
  );
}
