import type { Excerpt, Shortcut } from '@portfolio/kit/demo';
import source from './panels.ts?region=excerpt';

export const LEAD = [
  'Five pictures side by side: open one, and it takes up five times the space of the others.',
  'It works by mouse, touch and keyboard, with one picture open or many, and a link opens the same pictures for someone else, the enlarged one too.',
] as const;

export const FACTS = [
  ['Made with', 'Flexible boxes, container queries'],
  ['Needs', 'Nothing'],
  ['Pictures', 'Drawn for this page, as SVG'],
] as const;

export const SHORTCUTS: readonly Shortcut[] = [
  { gesture: 'Click or tap a picture', does: 'Opens it, or closes it again.' },
  { keys: ['Space'], does: 'Opens or closes the picture with the focus; so does Enter.' },
  {
    gesture: 'Arrow keys',
    does: 'Go from picture to picture and wrap round at the ends; Home and End go to the first and last.',
  },
  { keys: ['Esc'], does: 'Closes all pictures, or the enlarged one.' },
  { gesture: 'Left and right arrow, enlarged', does: 'Show the previous and the next picture.' },
];

export const EXCERPT: Excerpt = {
  source,
  notes: [
    { at: 'open.includes(id)', text: 'Closing is the same in both modes: an open panel leaves the list.' },
    {
      at: "return mode === 'one' ? [id]",
      text: 'Opening replaces the list or adds to it. The order is kept, because the next function needs it.',
    },
    {
      at: 'open.slice(-1)',
      text: 'Of several, the one opened last stays: the one the visitor is looking at.',
    },
  ],
};

export function HowItWorks() {
  return (
    <>
      <p>
        Each panel can grow, a closed one by one part and an open one by five. The browser shares out the
        space, so nothing has to be calculated when a panel opens, when two are open or when the window
        changes. Where the gallery itself is narrow, the panels are stacked. It goes by its own width rather
        than the window’s, so it would also work in a column.
      </p>
      <p>
        You can click anywhere on a panel, and yet it is an ordinary button that says whether it is expanded
        and what it controls. Closed content cannot be reached with the Tab key or a screen reader, although
        it is still there to slide out. Each picture has a description of what it shows; the words on it do
        not repeat that.
      </p>
      <p>
        One list holds the open panels. The look, the words and the address follow from it, and nothing waits
        for an animation. With reduced motion, the same list gives the same pictures at once.
      </p>
    </>
  );
}
