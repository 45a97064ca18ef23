import type { Excerpt } from '../../demo-page/CodeExcerpt';

export const excerpt: Excerpt = {
  file: 'readPoints.ts',
  code: `
export function readPoints(
  event: Sample & Partial<Pick<PointerEvent, 'getCoalescedEvents'>>,
  box: Box,
): Point[] {
  if (box.width === 0 || box.height === 0) return [];
  const between = event.getCoalescedEvents?.() ?? [];
  return (between.length > 0 ? between : [event]).map((sample) => toPoint(sample, box));
}
`,
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
