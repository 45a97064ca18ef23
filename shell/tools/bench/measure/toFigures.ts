import { gzipSync } from 'node:zlib';
import { toChainDepth } from './chainDepth';
import type { LoggedRequest } from './LoggedRequest';
import type { Observed } from './observePage';
import { sumBytes } from './sumBytes';
import type { VisitFigures } from './VisitFigures';

/** How long a task may take before it counts as blocking. */
const LONG_TASK_MS = 50;

/**
 * Calculates the figures of one visit from the measurements of browser and page.
 *
 * @param documentText - the document as it was sent
 */
export function toFigures(
  requests: readonly LoggedRequest[],
  observed: Observed,
  documentText: string,
): Omit<VisitFigures, 'inpMs' | 'jsGzipBytes'> {
  const { fcpMs, lcpMs, lcpUrl, lcpText, cls, longTasksMs, blockingUrls } = observed;
  const network = requests.filter(({ isFromNetwork }) => isFromNetwork);
  const { html, js, css, font, image, other } = sumBytes(network);
  return {
    fcpMs,
    lcpMs,
    cls,
    tbtMs: sumBlockingMs(longTasksMs),
    requests: network.length,
    chainDepth: toChainDepth(
      requests,
      {
        timeMs: lcpMs ?? 0,
        url: lcpUrl,
        // Compares words only: in the HTML there are tags and entities between them.
        isInDocument: lcpText === '' || toWords(documentText).includes(toWords(lcpText)),
      },
      blockingUrls,
    ),
    htmlBytes: html,
    htmlGzipBytes: gzipSync(documentText, { level: 9 }).length,
    jsBytes: js,
    cssBytes: css,
    fontBytes: font,
    imageBytes: image,
    totalBytes: html + js + css + font + image + other,
  };
}

/** Total time of long tasks beyond 50 ms each. */
export function sumBlockingMs(longTasksMs: readonly number[]): number {
  return longTasksMs.reduce((sum, taskMs) => sum + Math.max(0, taskMs - LONG_TASK_MS), 0);
}

function toWords(html: string): string {
  return html
    .replace(/<script[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<[^>]*>|&[#\w]+;|[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}
