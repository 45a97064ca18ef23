import type { Excerpt, Shortcut } from '@portfolio/kit/demo';
import source from './stages.ts?region=excerpt';

export const LEAD = [
  'Six drawings of bridges are plotted as you scroll to them.',
  'If your browser, your settings or a printer do not animate, all pictures are there from the start, and the text never jumps.',
] as const;

export const FACTS = [
  ['Made with', 'IntersectionObserver, or a CSS scroll timeline'],
  ['Needs', 'Nothing; without either, all pictures are there'],
  ['Keeps', 'Nothing after you leave'],
] as const;

export const SHORTCUTS: readonly Shortcut[] = [
  { gesture: 'Wheel, finger or scroll bar', does: 'Brings in each picture when enough of it is in sight.' },
  { keys: ['Space'], does: 'Scrolls by a window; Shift and Space scroll back.' },
  { keys: ['End'], does: 'Jumps to the end. Pictures passed over are in place when you come back.' },
  { gesture: 'Drag in the small map', does: 'Scrolls through the article.' },
  {
    gesture: 'Replay',
    does: 'Sends all pictures back, and the focus to the first; keys scroll on from there.',
  },
];

export const EXCERPT: Excerpt = {
  source,
  notes: [
    {
      at: "stage === 'plain'",
      text: 'The observer’s first report is what allows hiding, and only what is out of sight. Without a report, nothing is ever hidden.',
    },
    {
      at: "stage === 'shown'",
      text: 'A picture goes back only when no line of it is in sight, so nobody watches it leave.',
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
        The order of things is what matters here. The page is written with every picture visible, and so it
        arrives, prints and reads without scripts. Then the script asks whether the browser has an observer
        and whether the visitor’s system asks for less motion. Only after the observer has made its first
        report are pictures sent away, and only those below the window, where nobody can see them go.
      </p>
      <p>
        An observer learns from the browser’s own layout how much of an element is in the window. It replaces
        a listener that measures on every scroll event, and with it the question of how often to measure. What
        is observed is the place and not the picture: what is still cut off must not change what the observer
        sees. The place has its size from the start, as the empty grids show, so nothing below it moves. One
        thing an observer does not tell: that a jump has taken a picture past the window. So where a scroll
        ends, everything is asked for afresh.
      </p>
      <p>
        The scroll timeline does without a script: the browser moves an animation by the scroll position
        instead of by the clock. It is written inside a question whether the browser knows such timelines,
        which is inside a question whether motion is welcome. It cannot come in once and stay; that takes a
        memory, which is what the observer’s version adds. The small map beside the article shows what the
        observer knows, in per cent, with your window as the selection.
      </p>
    </>
  );
}
