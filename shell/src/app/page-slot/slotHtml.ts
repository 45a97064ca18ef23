import { PAGE_ATTRIBUTE, PAGE_END_ATTRIBUTE } from '@portfolio/contract';

/** Marks the slot of a still page. */
export const STILL_ATTRIBUTE = 'data-still';

/** Marks the slot of a page that hydrates on interaction, until it does. */
export const DEHYDRATED_ATTRIBUTE = 'data-dehydrated';

/** What `START_SCRIPT` adds to buttons, as `innerHTML` writes it. Written out: constants add more to every first visit. */
const EARLY_ATTRIBUTES = / (data-waiting=""|disabled="1")/g;

/**
 * The HTML of this document's page as it was prerendered: the page may be evicted and shown again later.
 *
 * @returns undefined if the document was prerendered without its page because access to it is restricted
 */
export function readSlotHtml(): string | undefined {
  return document.querySelector(`[${PAGE_ATTRIBUTE}]`)?.innerHTML.replace(EARLY_ATTRIBUTES, '');
}

/**
 * Extracts the HTML of the page from that of its document. Nothing in a page can be mistaken for its start or end: only
 * the shell writes what comes before the first and after the last marker.
 *
 * @returns undefined if the document has no page
 */
export function findSlotHtml(html: string): string | undefined {
  const start = html.indexOf(`<div ${PAGE_ATTRIBUTE}="`);
  const end = html.lastIndexOf(`</div><template ${PAGE_END_ATTRIBUTE}`);
  return start < 0 || end < start ? undefined : html.slice(html.indexOf('>', start) + 1, end);
}
