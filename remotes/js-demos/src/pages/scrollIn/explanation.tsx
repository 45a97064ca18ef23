import type { Excerpt, Shortcut } from '@portfolio/kit/demo';
import source from './stages.ts?region=excerpt';

export const LEAD = [
  'Six drawings of bridges are plotted as you scroll to them.',
  'Where nothing can move, as on paper or with reduced motion, all pictures are there from the start. The text never jumps.',
] as const;

export const FACTS = [
  ['Made with', 'IntersectionObserver, or a CSS scroll timeline'],
  ['Needs', 'Nothing; without either, all pictures are there'],
  ['Keeps', 'Nothing after you leave'],
] as const;

export const SHORTCUTS: readonly Shortcut[] = [
  { gesture: 'Wheel, finger or scroll bar', does: 'Brings in each picture when enough of it is visible.' },
  { keys: ['Space'], does: 'Scrolls by one screen; Shift and Space scroll back.' },
  { keys: ['End'], does: 'Jumps to the end. Pictures passed over are in place when you come back.' },
  { gesture: 'Drag in the small map', does: 'Scrolls through the article.' },
  {
    gesture: 'Replay',
    does: 'Sends all pictures away and the focus to the first; keys scroll on from there.',
  },
];

export const EXCERPT: Excerpt = {
  source,
  notes: [
    {
      at: "stage === 'plain'",
      text: 'Nothing is hidden before the observer’s first report, and then only what is out of sight. Without a report, nothing is ever hidden.',
    },
    {
      at: "stage === 'shown'",
      text: 'A picture goes away again only when none of it is visible, so nobody sees it leave.',
    },
    {
      at: 'Math.min(sight.heightPx',
      text: 'A picture taller than the window could otherwise wait for a share that the window cannot show.',
    },
    {
      at: 'return isDone',
      text: 'The End key jumps over pictures without showing them. They are in place when you come back up.',
    },
  ],
};

export function HowItWorks() {
  return (
    <>
      <p>
        The order matters here. The page is written with every picture visible, and that is how it arrives,
        prints and reads without scripts. Then the script asks whether the browser has an observer and whether
        the visitor’s system asks for less motion. Only after the observer’s first report does it send
        pictures away, and only those below the window, where nobody can see them go.
      </p>
      <p>
        An observer learns from the browser’s own layout how much of an element is in the window. It replaces
        a listener that measures on every scroll event, and with it the question of how often to measure. It
        watches the space for the picture and not the picture itself, which is partly cut off until it is in.
        The space has its full size from the start, as the empty grids show, so nothing below it moves. There
        is one thing an observer does not report: a jump that takes a picture past the window. So whenever a
        scroll ends, the page checks everything again.
      </p>
      <p>
        The scroll timeline needs no script: the browser drives an animation by the scroll position instead of
        by the clock. Its rules apply only if the browser knows such timelines and the visitor has not asked
        for less motion. It cannot bring a picture in once and keep it there; that takes a memory, which is
        what the observer’s version adds. The small map beside the article shows what the observer knows, in
        per cent, with your window as the selection.
      </p>
    </>
  );
}
