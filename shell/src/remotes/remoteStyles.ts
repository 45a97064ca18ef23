import { useLayoutEffect } from 'react';

/** On all style elements of a remote: those of its files, and that of a prerendered document. */
export const REMOTE_STYLE_ATTRIBUTE = 'data-remote';

/** An element with styles of a remote. */
export type StyleElement = HTMLLinkElement | HTMLStyleElement;

/** Remote to how many of its pages are shown. */
const shownCounts = new Map<string, number>();

/** Has the styles of a remote apply while the component is shown. */
export function useRemoteStyles(remoteId: string): void {
  useLayoutEffect(() => showStyles(remoteId), [remoteId]);
}

/**
 * Has the styles of a remote apply.
 *
 * @returns the end of it
 */
export function showStyles(remoteId: string): () => void {
  const change = (difference: 1 | -1) => {
    shownCounts.set(remoteId, (shownCounts.get(remoteId) ?? 0) + difference);
    listStyles(remoteId).forEach(applyWhileShown);
  };
  change(1);
  return () => change(-1);
}

export function listStyles(remoteId: string): StyleElement[] {
  return [...document.querySelectorAll<StyleElement>(`[${REMOTE_STYLE_ATTRIBUTE}="${remoteId}"]`)];
}

/** The media of the sheet, not of its element: browsers then neither load the file again nor paint in between. */
export function applyWhileShown(element: StyleElement): void {
  if (element.sheet !== null) element.sheet.media.mediaText = isShown(element) ? 'all' : 'not all';
}

export function isShown(element: StyleElement): boolean {
  return (shownCounts.get(element.getAttribute(REMOTE_STYLE_ATTRIBUTE) ?? '') ?? 0) > 0;
}
