import type { Excerpt, Shortcut } from '@portfolio/kit/demo';
import source from './createFollower.ts?region=excerpt';

export const LEAD = [
  'A selection frame follows you from link to link and measures each one.',
  'Move the mouse, tap, or press Tab. The frame wraps around links that break over several lines, stays on its link when the text reflows, and returns to the last link you followed.',
] as const;

export const FACTS = [
  ['Made with', 'Client rectangles and observers, or CSS anchors'],
  ['Needs', 'Nothing; links work without the frame'],
  ['Keeps', 'Nothing after you leave'],
] as const;

export const SHORTCUTS: readonly Shortcut[] = [
  { keys: ['Tab'], does: 'Takes the frame to the next link; Shift and Tab, to the previous one.' },
  { gesture: 'Point at a link', does: 'Takes the frame there. It returns when you leave.' },
  {
    keys: ['Enter'],
    does: 'Follows the link to its word in the glossary. The link is then the current one.',
  },
  { gesture: 'Tap a link', does: 'Takes the frame along and follows the link.' },
];

export const EXCERPT: Excerpt = {
  source,
  notes: [
    {
      at: 'container.clientLeft',
      text: 'Positions are counted from inside the container’s border, where the frame’s own zero is. Scrolling moves both together.',
    },
    {
      at: 'getClientRects()',
      text: 'One rectangle per line. The usual getBoundingClientRect would give one box around two half lines and everything between.',
    },
    {
      at: 'isSame =',
      text: 'After a change of width, the frame is measured again and stays on its link. It glides only on its way to another.',
    },
  ],
};

export function HowItWorks() {
  return (
    <>
      <p>
        The frame is only decoration: assistive technology does not see it, clicks pass through it, and every
        link keeps its own underline and its own focus outline. Three questions, in a fixed order, decide what
        it follows. Which came last, pointer or focus? Is the other one still on a link? If neither is, which
        link marks the place where the visitor is? That one is found by its aria-current, the same attribute
        that tells a screen reader.
      </p>
      <p>
        Its position is measured line by line. A link in running text may begin at the end of one line and end
        at the start of the next; then it is two boxes, and there are two frames. Boxes are measured from the
        container and not from the window, so nothing has to be done when something scrolls. An observer
        reports when the container changes size, whatever the reason: a turned phone, a larger text, a font
        that arrived late, the slider above.
      </p>
      <p>
        Between two links a pointer is on neither for a moment, and a frame that ran home each time would be a
        nuisance. So it waits for about a fifth of a second before it goes back. The version with CSS anchors
        gives the link a name and ties the frame to that name; the browser does the measuring. It knows only
        one box per link, which is why the script is still better for running text.
      </p>
      <p>
        Along a line, the frame stretches over to the next link before it lets go of the last one; between
        lines, where that would cover the text, it simply springs across. When the page opens, the frame
        visits each of the large words once. That tour is timed by a CSS animation that shows nothing itself:
        if your system asks for less motion, it does not run, and there is no tour.
      </p>
    </>
  );
}
