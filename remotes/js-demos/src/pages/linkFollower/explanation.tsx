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
  { keys: ['Tab'], does: 'Takes the frame to the next link; Shift and Tab to the one before.' },
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
      text: 'Places are counted from inside the container’s border, where the frame’s own zero is. Scrolling moves both alike.',
    },
    {
      at: 'getClientRects()',
      text: 'One rectangle per line. The usual getBoundingClientRect would give one box around two half lines and everything between.',
    },
    {
      at: 'isSame =',
      text: 'Measured again after a change of width, the frame sticks to its link. It glides only on the way to another.',
    },
  ],
};

export function HowItWorks() {
  return (
    <>
      <p>
        The frame is decoration and says so: assistive technology does not see it, clicks fall through it, and
        every link keeps its own underline and its own focus outline. What it follows is decided by three
        questions in a fixed order. Which came last, pointer or focus? Is the other one still on a link? If
        neither is: which link says that it is where the visitor is? That last one is found by its
        aria-current, the same attribute that tells a screen reader.
      </p>
      <p>
        Where it has to go is measured in lines. A link within a text may begin at the end of one line and end
        at the start of the next; then it is two boxes, and the frame is two frames. Boxes are counted from
        the container and not from the window, so that nothing has to be done when something scrolls. An
        observer reports when the container changes its size, whatever the reason: a turned phone, a larger
        text, a font that arrived late, the slider above.
      </p>
      <p>
        Between two links a pointer is on none for a moment, and a frame that ran home each time would be a
        nuisance. So it waits for about a fifth of a second before it goes back. The version with CSS anchors
        gives the link a name and ties the frame to that name; the browser does the measuring. It knows one
        box per link, which is why the script remains the better one for running text.
      </p>
      <p>
        On its way along a line the frame stretches over to the next link before it lets go of the last one;
        between lines, where that would cover the text, it only springs. When the page opens, the frame goes
        around the large words once. The clock of that tour is an animation in CSS that shows nothing: where
        less motion is wanted, it does not run, and there is no tour.
      </p>
    </>
  );
}
