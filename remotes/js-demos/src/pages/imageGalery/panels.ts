export type GalleryMode = 'one' | 'many';

/** Opens a closed panel or closes an open one; in the mode `one`, opening closes the others. */
// #region excerpt
export function togglePanel(open: readonly string[], id: string, mode: GalleryMode): readonly string[] {
  if (open.includes(id)) return open.filter((other) => other !== id);
  return mode === 'one' ? [id] : [...open, id];
}

/** What stays open in a mode: of many, the one that was opened last. */
export function fitToMode(open: readonly string[], mode: GalleryMode): readonly string[] {
  return mode === 'one' ? open.slice(-1) : open;
}
// #endregion

const PARAMETER = 'open';

/** Reads from a URL's query which panels are open; names that do not exist are left out. */
export function readOpen(search: string, known: readonly string[]): readonly string[] {
  const names = new URLSearchParams(search).get(PARAMETER)?.split(',') ?? [];
  return [...new Set(names)].filter((name) => known.includes(name));
}

/** Writes the open panels into a query; everything else in it stays. */
export function writeOpen(search: string, open: readonly string[]): string {
  const parameters = new URLSearchParams(search);
  if (open.length === 0) parameters.delete(PARAMETER);
  else parameters.set(PARAMETER, open.join(','));
  // A comma is allowed as it is, and a link that can be read can be trusted.
  const text = parameters.toString().replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
}

/** Finds the panel that an arrow key leads to, round the ends; null where the key leads nowhere. */
export function findPanelMove(key: string, index: number, count: number): number | null {
  if (key === 'ArrowRight' || key === 'ArrowDown') return (index + 1) % count;
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}
