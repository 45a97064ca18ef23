import type { Excerpt } from '../../demo-page/CodeExcerpt';

export const excerpt: Excerpt = {
  file: 'speed.ts',
  code: `
export function toShare(rate: number): number {
  return Math.min(1, Math.max(0, Math.log2(rate / MIN_RATE) / DOUBLINGS));
}

/** The speed at a place on the bar. Close to a mark it is the mark's own. */
export function toRate(share: number): number {
  const inRange = Math.min(1, Math.max(0, share));
  const mark = MARKS.find((candidate) => Math.abs(toShare(candidate) - inRange) < PULL);
  return mark ?? snapRate(MIN_RATE * 2 ** (inRange * DOUBLINGS));
}
`,
  notes: [
    {
      at: 'Math.log2(rate / MIN_RATE)',
      text: 'How often the slowest speed has been doubled: four doublings lead from a quarter to four.',
    },
    {
      at: 'Math.max(0, share)',
      text: 'A finger that is dragged beyond the end of the bar stays at its end.',
    },
    {
      at: '< PULL',
      text: 'A little over one part in a hundred, a few pixels: normal speed can be hit by hand, and left again.',
    },
  ],
};
