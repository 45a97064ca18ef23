import type { Excerpt } from '../../demo-page/CodeExcerpt';

export const excerpt: Excerpt = {
  file: 'panels.ts',
  code: `
export function togglePanel(open: readonly string[], id: string, mode: GalleryMode): readonly string[] {
  if (open.includes(id)) return open.filter((other) => other !== id);
  return mode === 'one' ? [id] : [...open, id];
}

/** What stays open in a mode: of many, the one that was opened last. */
export function fitToMode(open: readonly string[], mode: GalleryMode): readonly string[] {
  return mode === 'one' ? open.slice(-1) : open;
}
`,
  notes: [
    { at: 'open.includes(id)', text: 'Closing is the same in both modes: an open panel leaves the list.' },
    {
      at: "return mode === 'one' ? [id]",
      text: 'Opening replaces the list or adds to it. The order is kept, because the next function needs it.',
    },
    { at: 'open.slice(-1)', text: 'Of several, the one opened last stays: the one the visitor looks at.' },
  ],
};
