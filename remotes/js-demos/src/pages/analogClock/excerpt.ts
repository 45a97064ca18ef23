import type { Excerpt } from '../../demo-page/CodeExcerpt';

export const excerpt: Excerpt = {
  file: 'clockRoom.ts',
  code: `
function tick() {
  store.set({ shownMs: getShownMs() });
  clearTimeout(timer);
  // Each wait is measured from the clock itself: a late tick shortens the next wait, and lateness never adds up.
  timer = setTimeout(tick, getMsToNextSecond(nowMs()));
}
`,
  notes: [
    {
      at: 'shownMs: getShownMs()',
      text: 'Reads the real clock every time. Nothing is counted up, so nothing can be miscounted.',
    },
    {
      at: 'clearTimeout(timer)',
      text: 'A page that becomes visible ticks at once. Without this line there would then be two chains of ticks.',
    },
    {
      at: 'getMsToNextSecond',
      text: 'Between 1 and 1,000 ms. The tick falls with the second, and all clocks on the wall share it.',
    },
  ],
};
