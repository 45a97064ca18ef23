import type { LoggedRequest } from './LoggedRequest';

/** The largest contentful paint. */
export interface LargestPaint {
  timeMs: number;
  /** URL of the picture; '' for text. */
  url: string;
  /** Whether the element is in the HTML as it was sent, rather than created by a script. */
  isInDocument: boolean;
}

/**
 * Counts the sequential requests before the largest paint: the document is one, a file that it names is two, a file
 * that a script or style sheet of it names is three.
 *
 * @param requests - of the visit, in order
 * @param blocking - URLs of the styles and scripts that blocked the first paint
 */
export function toChainDepth(
  requests: readonly LoggedRequest[],
  paint: LargestPaint,
  blocking: readonly string[],
): number {
  const byUrl = new Map(requests.map((request) => [request.url, request]));
  const toDepth = (url: string, seen: readonly string[] = []): number => {
    const initiator = byUrl.get(url)?.initiator ?? null;
    // A script that requests itself again, such as for a retry, does not make the chain longer.
    if (initiator === null || !byUrl.has(initiator) || seen.includes(initiator)) return seen.length + 1;
    return toDepth(initiator, [...seen, url]);
  };
  const awaited = [...blocking];
  if (paint.url !== '' && byUrl.has(paint.url)) awaited.push(paint.url);
  // It is unknown which script created the element, so it counts as waiting for every script that had arrived.
  if (!paint.isInDocument)
    for (const { url, type, endMs } of requests)
      if (type === 'Script' && endMs !== null && endMs <= paint.timeMs) awaited.push(url);
  return Math.max(1, ...awaited.map((url) => toDepth(url)));
}
