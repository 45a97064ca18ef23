import type { Excerpt } from '../../demo-page/CodeExcerpt';

export const excerpt: Excerpt = {
  file: 'selection.ts',
  code: `
export function findRange(anchor: string | null, id: string, visible: readonly string[]): readonly string[] {
  const from = anchor === null ? -1 : visible.indexOf(anchor);
  const to = visible.indexOf(id);
  if (from === -1 || to === -1 || from === to) return [];
  return visible.slice(Math.min(from, to), Math.max(from, to) + 1);
}
`,
  notes: [
    {
      at: 'anchor === null',
      text: 'No anchor yet, or one that the filter hides: both are “not found”, and both mean no range.',
    },
    {
      at: 'return []',
      text: 'An empty range is an answer like any other; the caller then turns one row over.',
    },
    {
      at: 'Math.min(from, to)',
      text: 'Upwards and downwards are one case, without a flag that is switched while walking the list.',
    },
  ],
};
