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
  { gesture: 'Point at a name', does: 'Opens its panel, or takes the open one along.' },
  { gesture: 'Press or tap a name', does: 'Opens its panel for good, and closes it again.' },
  { keys: ['Tab'], does: 'Goes through names and the links of the open panel; leaving closes it.' },
  { gesture: 'Left, right', does: 'Go from name to name; Home and End to the first and the last.' },
  { gesture: 'Down, up', does: 'Go into the panel, through its links, and back to the name.' },
  { keys: ['Esc'], does: 'Closes the panel and brings the focus back to its name.' },
];

export const EXCERPT: Excerpt = {
  source,
  notes: [
    {
      at: 'to.y <= from.y',
      text: 'A pointer that goes along the bar wants another name, and gets it at once.',
    },
    {
      at: 'panel.left - MARGIN_PX',
      text: 'Hands are not rulers: an aim a little beside the panel counts as well.',
    },
    {
      at: 'sideOf(to, from, leftCorner)',
      text: 'Between two lines from where the pointer was to the panel’s upper corners. The sign of one product says on which side of a line a point is.',
    },
  ],
};

export function HowItWorks() {
  return (
    <>
      <p>
        The names are buttons that disclose a list of links, and not a menu in the sense of an application:
        the links are ordinary links, the Tab key reaches them, and a screen reader says “expanded” and
        “collapsed”. Each panel stands right after its button in the page, so the order of reading is the
        order of what you see. The panel that moves is an empty sheet underneath. It changes its place and its
        size, while the lists on it only fade, the new one a moment after the sheet has set off.
      </p>
      <p>
        All panels are measured before any is opened, since they are laid out but not visible. An observer
        measures again when the bar, a name or a panel changes its size. A panel goes under the middle of its
        name and is pushed back where it would stick out; the tip stays with the name. Where the bar is
        narrower than 36 rem, the panels open in the bar itself, and pointing opens nothing.
      </p>
      <p>
        A pointer that rests opens a panel after 80 milliseconds, and one that leaves closes it after 300, so
        that neither crossing the bar nor overshooting the edge costs anything. A press means it: what is
        pressed open stays until it is pressed again, left by the Tab key or closed by Esc. Where motion is
        not welcome, the sheet does not travel, and the lists cross-fade in place.
      </p>
    </>
  );
}
