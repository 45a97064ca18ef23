import type { LoggedRequest } from './LoggedRequest';

/** What was painted last and largest. */
export interface LargestPaint {
  timeMs: number;
  /** URL of the picture; '' where it is text. */
  url: string;
  /** Whether the element is in the document as it was sent, rather than made by a script. */
  isInDocument: boolean;
}

/**
 * Counts the requests that had to follow one another before the largest paint: the document is one, what it names is
 * two, what a script or style sheet of it names is three.
 *
 * @param requests - of the visit, in the order they were made
 * @param blocking - URLs of the styles and scripts that held back the first paint
 */
export function toChainDepth(
  requests: readonly LoggedRequest[],
  paint: LargestPaint,
  blocking: readonly string[],
): number {
  const byUrl = new Map(requests.map((request) => [request.url, request]));
  const toDepth = (url: string, seen: readonly string[] = []): number => {
    const initiator = byUrl.get(url)?.initiator ?? null;
    // A script that asks for itself again, such as a retry, is no step further.
    if (initiator === null || !byUrl.has(initiator) || seen.includes(initiator)) return seen.length + 1;
    return toDepth(initiator, [...seen, url]);
  };
  const awaited = [...blocking];
  if (paint.url !== '' && byUrl.has(paint.url)) awaited.push(paint.url);
  // Nothing says which script made the element: those that had arrived are what it waited for.
  if (!paint.isInDocument)
    for (const { url, type, endMs } of requests)
      if (type === 'Script' && endMs !== null && endMs <= paint.timeMs) awaited.push(url);
  return Math.max(1, ...awaited.map((url) => toDepth(url)));
}
