import type { Excerpt, Shortcut } from '@portfolio/kit/demo';
import source from './aim.ts?region=excerpt';

export const LEAD = [
  'One panel follows you along the bar and resizes to fit each menu.',
  'It works just as well by keyboard, touch and voice, and can be closed at any time.',
] as const;

export const FACTS = [
  ['Made with', 'Disclosure buttons and one moving panel'],
  ['Needs', 'Nothing; without scripts all links are open'],
  ['Keeps', 'Nothing after you leave'],
] as const;

export const SHORTCUTS: readonly Shortcut[] = [
  { gesture: 'Point at a name', does: 'Opens its panel, or moves the open panel there.' },
  { gesture: 'Press or tap a name', does: 'Opens its panel until you press again.' },
  {
    keys: ['Tab'],
    does: 'Goes through the names and the links of the open panel; leaving the bar closes it.',
  },
  { gesture: 'Left, right', does: 'Go from name to name; Home and End to the first and the last.' },
  { gesture: 'Down, up', does: 'Go into the panel, through its links, and back to the name.' },
  { keys: ['Esc'], does: 'Closes the panel and returns the focus to its name.' },
];

export const EXCERPT: Excerpt = {
  source,
  notes: [
    {
      at: 'to.y <= from.y',
      text: 'A pointer moving along the bar is heading for another name, and gets it at once.',
    },
    {
      at: 'panel.left - MARGIN_PX',
      text: 'Nobody aims perfectly: a path that goes slightly beside the panel counts too.',
    },
    {
      at: 'sideOf(to, from, leftCorner)',
      text: 'Between the two lines from where the pointer was to the panel’s upper corners. The sign of a single product says which side of a line a point is on.',
    },
  ],
};

export function HowItWorks() {
  return (
    <>
      <p>
        The names are buttons that disclose a list of links, not an application menu: the links are ordinary
        links, the Tab key reaches them, and a screen reader says “expanded” and “collapsed”. Each panel comes
        right after its button in the page, so the reading order is the order you see. The panel that moves is
        an empty sheet underneath. It changes position and size, while the lists on it only fade, the new one
        a moment after the sheet has set off.
      </p>
      <p>
        All panels are laid out but invisible, so they can be measured before any is opened. An observer
        measures again when the bar, a name or a panel changes size. A panel is centred under its name and
        pushed back where it would stick out; its tip stays with the name. Where the bar is narrower than 36
        rem, the panels open in the bar itself, and pointing opens nothing.
      </p>
      <p>
        A resting pointer opens a panel after 80 milliseconds, and leaving closes it after 300, so that
        crossing the bar or overshooting the edge does no harm. A press is deliberate: a panel that you press
        open stays until you press again, leave it with the Tab key or close it with Esc. If your system asks
        for less motion, the sheet does not travel, and the lists cross-fade in place.
      </p>
    </>
  );
}
