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
  { gesture: 'Shift or Alt with arrows', does: 'Moves the pen by 100 units, or by 5.' },
  { keys: ['Space'], does: 'Puts the pen down; space again lifts it.' },
  { keys: ['Enter'], does: 'Makes a dot where the pen is.' },
  { keys: ['Ctrl', 'Z'], does: 'Undoes; with Shift it does again what was undone.' },
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
      text: 'All samples since the last event, where the browser has them. A pen that is sampled 240 times a second keeps its curve.',
    },
    {
      at: 'between.length > 0',
      text: 'Some browsers answer with an empty list, for events that a script made; then the event itself is the sample.',
    },
  ],
};

export function HowItWorks() {
  return (
    <>
      <p>
        A canvas keeps no lines, only pixels, and loses those when its size changes. So the drawing is kept as
        strokes on a sheet of 1,600 by 1,000 units, and the canvas is only painted from it: for every size of
        the window and for screens with two or three dots per pixel. Undo, the SVG, the file and the link come
        from the same strokes.
      </p>
      <p>
        While you draw, only what is new is painted. Each piece runs from the middle between two points to the
        next middle, bent by the point between them, which joins pieces without a corner. Browsers report a
        fast pointer less often than it is sampled; the samples in between are fetched too, and only points
        that cannot be seen are left out.
      </p>
      <p>
        The rainbow turns by one degree per point, and its width goes up to 100 units and back to one. The
        eraser takes paint away instead of covering it with white, which is why the SVG needs a mask for each
        of its strokes. For people who cannot see the sheet, a sentence says how many strokes it has and how
        far they reach.
      </p>
    </>
  );
}
