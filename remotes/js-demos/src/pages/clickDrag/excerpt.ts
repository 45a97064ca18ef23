import type { Excerpt } from '../../demo-page/CodeExcerpt';

export const excerpt: Excerpt = {
  file: 'drag.ts',
  code: `
const wayPx = xPx - pressedAt.xPx;
if (!isDragging) {
  if (Math.abs(wayPx) < THRESHOLD_PX) return;
  isDragging = true;
  isClickTaken = true;
  ports.onDragStart();
}
ports.setPositionPx(pressedAt.positionPx - wayPx * ports.getFactor());
`,
  notes: [
    {
      at: 'Math.abs(wayPx)',
      text: 'Less than this is a press by a hand that trembles. Nothing moves, and the click goes where it was meant to go.',
    },
    {
      at: 'ports.onDragStart()',
      text: 'Only now is the pointer kept. A strip that keeps it from the press on would take the click away from the sheets.',
    },
    {
      at: 'pressedAt.positionPx',
      text: 'Counted from where the press was, never from the last move: what the strip could not follow at its end is not lost.',
    },
  ],
};
