import type { Excerpt } from '../../demo-page/CodeExcerpt';

export const excerpt: Excerpt = {
  file: 'stages.ts',
  code: `
export function findStage(stage: Stage, sight: Sight, { share, isOnce }: RevealRule): Stage {
  const isInSight = sight.visiblePx > 0;
  const isDone = isOnce && sight.isPassed;
  if (stage === 'plain') return isInSight || isDone ? 'shown' : 'waiting';
  if (stage === 'shown') return isOnce || isInSight ? 'shown' : 'waiting';
  // Of a picture taller than the window, half may never be in sight; half a window full of it has to do.
  const neededPx = share * Math.min(sight.heightPx, sight.viewPx) - TOLERANCE_PX;
  return isDone || (isInSight && sight.visiblePx >= neededPx) ? 'shown' : 'waiting';
}
`,
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
