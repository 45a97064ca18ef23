import { REMOTE_STYLE_ATTRIBUTE } from '@portfolio/contract';
import { useLayoutEffect } from 'react';

/** An element with styles of a remote. */
export type StyleElement = HTMLLinkElement | HTMLStyleElement;

/** Number of visible pages by remote. */
const shownCounts = new Map<string, number>();

/** Applies the styles of a remote while the component is shown. */
export function useRemoteStyles(remoteId: string): void {
  useLayoutEffect(() => showStyles(remoteId), [remoteId]);
}

/**
 * Applies the styles of a remote.
 *
 * @returns a function that stops applying them
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

/**
 * Sets the media of the sheet rather than of the element: browsers then neither reload the file nor paint in between.
 */
export function applyWhileShown(element: StyleElement): void {
  if (element.sheet !== null) element.sheet.media.mediaText = isShown(element) ? 'all' : 'not all';
}

export function isShown(element: StyleElement): boolean {
  return (shownCounts.get(element.getAttribute(REMOTE_STYLE_ATTRIBUTE) ?? '') ?? 0) > 0;
}
