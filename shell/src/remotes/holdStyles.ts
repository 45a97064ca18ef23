import { dropGlobalRules } from './dropGlobalRules';
import {
  applyWhileShown,
  isShown,
  listStyles,
  REMOTE_STYLE_ATTRIBUTE,
  type StyleElement,
} from './remoteStyles';

/** URL prefix to the remote whose files are below it. */
const owners = new Map<string, string>();

/**
 * Holds the styles of a remote to its pages: the style files below a URL apply only while one is shown, and no global
 * rule does, nor one in the prerendered document. To be called before the first of them is loaded: a link under the
 * pointer loads the styles of a page that may never be shown.
 */
export function holdStyles(remoteId: string, baseUrl: string): void {
  if (owners.size === 0) watchStyles();
  owners.set(new URL(baseUrl, document.baseURI).href, remoteId);
  listStyles(remoteId).forEach(withoutGlobalRules);
}

function withoutGlobalRules(element: StyleElement): void {
  const dropped = element.sheet === null ? [] : dropGlobalRules(element.sheet);
  if (dropped.length > 0)
    console.warn(
      `[${element.getAttribute(REMOTE_STYLE_ATTRIBUTE)}] Left out the styles of ${dropped.reverse().join(' and ')}: they can match outside the page. Begin each selector with a class of the page.`,
    );
}

function watchStyles(): void {
  new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof HTMLLinkElement) || node.rel !== 'stylesheet') continue;
      const owner = [...owners].find(([prefix]) => node.href.startsWith(prefix))?.[1];
      if (owner === undefined) continue;
      node.setAttribute(REMOTE_STYLE_ATTRIBUTE, owner);
      // It loads all the same, and waits for its page.
      if (!isShown(node)) node.media = 'not all';
    }
  }).observe(document.head, { childList: true });
  // Before the loader's own handler, after which the page is rendered.
  document.addEventListener(
    'load',
    ({ target }) => {
      if (!(target instanceof HTMLLinkElement) || !target.hasAttribute(REMOTE_STYLE_ATTRIBUTE)) return;
      withoutGlobalRules(target);
      applyWhileShown(target);
    },
    true,
  );
}
