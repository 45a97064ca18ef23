import type { Excerpt, Shortcut } from '@portfolio/kit/demo';
import source from './readPoints.ts?region=excerpt';

export const LEAD = [
  'A sheet to draw on with a mouse, finger, pen or the arrow keys.',
  'The rainbow pen changes its colour and width as it goes. Resizing the window loses nothing, and a drawing can be saved as a picture, a file or a link.',
] as const;

export const FACTS = [
  ['Made with', 'Canvas, pointer events, SVG'],
  ['Needs', 'Nothing; without canvas it draws in SVG'],
  ['Keeps', 'Your drawing, in this browser only'],
] as const;

export const SHORTCUTS: readonly Shortcut[] = [
  { gesture: 'Press and move', does: 'Draws; a pen draws wider with more pressure. A tap makes a dot.' },
  { gesture: 'Arrow keys', does: 'Move the keyboard’s pen over the sheet by 20 units.' },
  { gesture: 'Shift with arrows', does: 'Moves the pen by 5 units.' },
  { keys: ['Space'], does: 'Puts the pen down; space again lifts it.' },
  { keys: ['Enter'], does: 'Makes a dot where the pen is.' },
  { keys: ['Ctrl', 'Z'], does: 'Undoes; with Shift, redoes.' },
];

export const EXCERPT: Excerpt = {
  source,
  notes: [
    {
      at: 'box.width === 0',
      text: 'A hidden sheet has no size. Dividing by it would put points at infinity into the file.',
    },
    {
      at: 'getCoalescedEvents?.()',
      text: 'All samples since the last event, where the browser provides them. A pen that is sampled 240 times a second keeps its curve.',
    },
    {
      at: 'between.length > 0',
      text: 'For events made by a script, some browsers return an empty list; the event itself is then the sample.',
    },
  ],
};

export function HowItWorks() {
  return (
    <>
      <p>
        A canvas keeps no lines, only pixels, and loses those when its size changes. So the drawing is kept as
        strokes on a sheet of 1,600 by 1,000 units, and the canvas is painted from them at any window size and
        on screens with two or three dots per pixel. Undo, the SVG, the file and the link use the same
        strokes.
      </p>
      <p>
        While you draw, only the new part is painted. Each piece runs from the midpoint between two points to
        the next midpoint, bent by the point between them, so the pieces join without a corner. Browsers
        report a fast pointer less often than they sample it; the page fetches the samples in between too, and
        leaves out only points that would make no visible difference.
      </p>
      <p>
        The rainbow’s hue turns by one degree per point, and its width grows to 100 units and shrinks back to
        one. The eraser removes paint instead of covering it with white, which is why the SVG needs a mask for
        each eraser stroke. For people who cannot see the sheet, a sentence says how many strokes it has and
        how far they reach.
      </p>
    </>
  );
}
