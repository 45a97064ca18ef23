import type { Excerpt } from '../../demo-page/CodeExcerpt';

export const excerpt: Excerpt = {
  file: 'loopScheduler.ts',
  code: `
function look() {
  const now = nowS();
  // After a pause of the whole page, what was missed is dropped rather than played in one heap.
  const fromTick = Math.max(doneTick, tickAt(now - LOOK_AHEAD_S));
  const toTick = tickAt(now + LOOK_AHEAD_S);
  if (toTick <= fromTick) return;
  emit(fromTick, toTick);
  doneTick = toTick;
}
`,
  notes: [
    {
      at: 'nowS()',
      text: 'The audio clock, not the date: it runs with the sound card and is never set back.',
    },
    {
      at: 'Math.max(doneTick',
      text: 'Where the last look ended. A laptop that slept does not come back with a heap of missed strokes.',
    },
    {
      at: 'now + LOOK_AHEAD_S',
      text: 'The timer may be late by up to this much, and no stroke is.',
    },
    {
      at: 'doneTick = toTick',
      text: 'Half-open intervals that touch: each stroke is in exactly one of them, so none is lost or doubled.',
    },
  ],
};
