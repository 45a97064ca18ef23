export type GalleryMode = 'one' | 'many';

/** Opens a closed panel or closes an open one; in the mode `one`, opening closes the others. */
// #region excerpt
export function togglePanel(open: readonly string[], id: string, mode: GalleryMode): readonly string[] {
  if (open.includes(id)) return open.filter((other) => other !== id);
  return mode === 'one' ? [id] : [...open, id];
}

/** The panels that stay open in a mode; in the mode `one`, the one that was opened last. */
export function fitToMode(open: readonly string[], mode: GalleryMode): readonly string[] {
  return mode === 'one' ? open.slice(-1) : open;
}
// #endregion

const PARAMETER = 'open';

/** Reads the open panels from a URL's query; unknown names are left out. */
export function readOpen(search: string, known: readonly string[]): readonly string[] {
  const names = new URLSearchParams(search).get(PARAMETER)?.split(',') ?? [];
  return [...new Set(names)].filter((name) => known.includes(name));
}

/** Writes the open panels to a query; the rest of it is kept. */
export function writeOpen(search: string, open: readonly string[]): string {
  const parameters = new URLSearchParams(search);
  if (open.length === 0) parameters.delete(PARAMETER);
  else parameters.set(PARAMETER, open.join(','));
  // Commas stay unescaped: a readable link is easier to trust.
  const text = parameters.toString().replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
}

/** Finds the panel that an arrow key moves to, wrapping around at the ends; null for other keys. */
export function findPanelMove(key: string, index: number, count: number): number | null {
  if (key === 'ArrowRight' || key === 'ArrowDown') return (index + 1) % count;
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}
