/** On the element that holds a page: the page's name. */
export const PAGE_ATTRIBUTE = 'data-page-slot';

/** On the slot of a page on which nothing moves. */
export const STILL_ATTRIBUTE = 'data-still';

/** On the slot of a page that hydrates on interaction, until it does. */
export const DEHYDRATED_ATTRIBUTE = 'data-dehydrated';

/** On an empty element after the pages. */
export const PAGE_END_ATTRIBUTE = 'data-page-end';

/**
 * The page of this document, before anything has changed it: it may be let go, and come back.
 *
 * @returns undefined where it was prerendered without its page, which not everybody may see
 */
export function readSlotHtml(): string | undefined {
  return document.querySelector(`[${PAGE_ATTRIBUTE}]`)?.innerHTML;
}

/**
 * Cuts the HTML of the page out of that of its document. Nothing in a page can stand for the ends: before it comes only
 * what the shell wrote, and after it too.
 *
 * @returns undefined where the document has no page
 */
export function findSlotHtml(html: string): string | undefined {
  const start = html.indexOf(`<div ${PAGE_ATTRIBUTE}="`);
  const end = html.lastIndexOf(`</div><template ${PAGE_END_ATTRIBUTE}`);
  return start < 0 || end < start ? undefined : html.slice(html.indexOf('>', start) + 1, end);
}
