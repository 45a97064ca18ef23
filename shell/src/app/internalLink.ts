/** Paths of files rather than pages: their last segment has a file extension. */
const FILE_PATH = /\.[a-z0-9]+$/i;

/**
 * Finds the page of this site to which an event on a link refers.
 *
 * @returns null if the browser should handle it: other origins, new windows, downloads, files, modified clicks, and
 *   jumps inside the current page
 */
export function findInternalUrl(event: Event): URL | null {
  const anchor = event.target instanceof Element ? event.target.closest('a') : null;
  if (anchor === null || anchor.href === '' || event.defaultPrevented) return null;
  if (
    anchor.hasAttribute('data-reload') ||
    anchor.hasAttribute('download') ||
    !['', '_self'].includes(anchor.target)
  )
    return null;
  if (event instanceof MouseEvent && event.type === 'click') {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  }
  const url = new URL(anchor.href);
  if (url.origin !== location.origin || FILE_PATH.test(url.pathname)) return null;
  const isJump = url.pathname === location.pathname && url.search === location.search && url.hash !== '';
  return isJump ? null : url;
}
