import type { Excerpt } from '../../demo-page/CodeExcerpt';

export const excerpt: Excerpt = {
  file: 'aim.ts',
  code: `
export function isHeadingTo(from: Point, to: Point, panel: Area): boolean {
  if (to.y <= from.y || to.y > panel.top + panel.height) return false;
  const leftCorner = { x: panel.left - MARGIN_PX, y: panel.top };
  const rightCorner = { x: panel.left + panel.width + MARGIN_PX, y: panel.top };
  return sideOf(to, from, leftCorner) <= 0 && sideOf(to, from, rightCorner) >= 0;
}
`,
  notes: [
    {
      at: 'to.y <= from.y',
      text: 'A pointer that goes along the bar wants another name, and gets it at once.',
    },
    {
      at: 'panel.left - MARGIN_PX',
      text: 'Hands are not rulers: an aim a little beside the panel counts as well.',
    },
    {
      at: 'sideOf(to, from, leftCorner)',
      text: 'Between two lines from where the pointer was to the panel’s upper corners. The sign of one product says on which side of a line a point is.',
    },
  ],
};
