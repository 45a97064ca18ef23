/** A document without a window: a script runs only in the document that prepared it, so one moved here never runs. */
let deadDocument: Document | undefined;

/**
 * Abandons all script and style files under a URL that have not arrived: their error handlers run now, and a file that
 * arrives later neither runs nor applies.
 *
 * @param baseUrl - the URL prefix of a remote's files, absolute or root-relative
 */
export function abandonPendingFiles(baseUrl: string): void {
  const prefix = new URL(baseUrl, document.baseURI).href;
  // The next attempt would wait for a preload that hangs.
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]'))
    if (link.href.startsWith(prefix)) link.remove();
  deadDocument ??= document.implementation.createHTMLDocument('');
  for (const script of document.querySelectorAll<HTMLScriptElement>('script[src]')) {
    if (!script.src.startsWith(prefix)) continue;
    script.onerror?.(new Event('timeout'));
    deadDocument.adoptNode(script);
  }
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    if (!link.href.startsWith(prefix) || link.sheet !== null) continue;
    link.onerror?.(new Event('timeout'));
    link.remove();
  }
}
