import { dropGlobalRules } from './dropGlobalRules';

/** On the styles of a remote that are in a prerendered document. */
export const REMOTE_STYLE_ATTRIBUTE = 'data-remote';

const STYLE_ELEMENTS = `link[rel="stylesheet"], style[${REMOTE_STYLE_ATTRIBUTE}]`;

/** URL prefix to the remote whose files are below it. */
const owners = new Map<string, string>();

/** Remote to how many of its pages are shown. */
const shownCounts = new Map<string, number>();

/** Style sheets whose rules have been looked at. */
const checked = new WeakSet<CSSStyleSheet>();

/**
 * Makes the style files below a URL apply only while a page of the remote is shown. To be called before the first of
 * them is loaded: a link under the pointer loads the styles of a page that may never be shown.
 */
export function holdStyles(remoteId: string, baseUrl: string): void {
  if (owners.size === 0) watchStyles();
  owners.set(new URL(baseUrl, document.baseURI).href, remoteId);
}

/**
 * Has the styles of a remote apply, those of the prerendered document too.
 *
 * @returns ends it
 */
export function showStyles(remoteId: string): () => void {
  const change = (difference: 1 | -1) => {
    shownCounts.set(remoteId, (shownCounts.get(remoteId) ?? 0) + difference);
    for (const element of document.querySelectorAll<HTMLLinkElement | HTMLStyleElement>(STYLE_ELEMENTS))
      if (findOwner(element) === remoteId) applyWhileShown(element, remoteId);
  };
  change(1);
  return () => change(-1);
}

function isShown(remoteId: string): boolean {
  return (shownCounts.get(remoteId) ?? 0) > 0;
}

function findOwner(element: HTMLLinkElement | HTMLStyleElement): string | undefined {
  if (element instanceof HTMLStyleElement) return element.getAttribute(REMOTE_STYLE_ATTRIBUTE) ?? undefined;
  return [...owners].find(([prefix]) => element.href.startsWith(prefix))?.[1];
}

/** The media of the sheet, not of its element: browsers then neither load the file again nor paint in between. */
function applyWhileShown({ sheet }: HTMLLinkElement | HTMLStyleElement, remoteId: string): void {
  if (sheet === null) return;
  if (!checked.has(sheet)) {
    checked.add(sheet);
    const dropped = dropGlobalRules(sheet);
    if (dropped.length > 0)
      console.warn(
        `[${remoteId}] Left out the styles of ${dropped.reverse().join(' and ')}: they can match outside the page. Begin each selector with a class of the page.`,
      );
  }
  sheet.media.mediaText = isShown(remoteId) ? 'all' : 'not all';
}

function watchStyles(): void {
  new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof HTMLLinkElement) || node.rel !== 'stylesheet') continue;
      const owner = findOwner(node);
      // It loads all the same, and waits for its page.
      if (owner !== undefined && !isShown(owner)) node.media = 'not all';
    }
  }).observe(document.head, { childList: true });
  // Before the loader's own handler, after which the page is rendered.
  document.addEventListener(
    'load',
    ({ target }) => {
      if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
      const owner = findOwner(target);
      if (owner !== undefined) applyWhileShown(target, owner);
    },
    true,
  );
}
