import { REMOTE_STYLE_ATTRIBUTE } from '@portfolio/contract';
import { dropGlobalRules } from './dropGlobalRules';
import { applyWhileShown, isShown, listStyles, type StyleElement } from './remoteStyles';

/** The remote that owns the files, by URL prefix. */
const owners = new Map<string, string>();

/**
 * Restricts the styles of a remote to its pages: the style files below a URL, and the styles in the prerendered
 * document, apply only while one of the pages is shown, and their global rules never. Call it before the first file is
 * loaded: a hovered link loads the styles of a page that may never be shown.
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
      `[${element.getAttribute(REMOTE_STYLE_ATTRIBUTE)}] Left out the styles of ${dropped.reverse().join(' and ')}: they reach beyond the page. Begin selectors with a class of the page, and names with its name.`,
    );
}

function watchStyles(): void {
  new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof HTMLLinkElement) || node.rel !== 'stylesheet') continue;
      const owner = [...owners].find(([prefix]) => node.href.startsWith(prefix))?.[1];
      if (owner === undefined) continue;
      node.setAttribute(REMOTE_STYLE_ATTRIBUTE, owner);
      // The file still loads, but does not apply until its page is shown.
      if (!isShown(node)) node.media = 'not all';
    }
  }).observe(document.head, { childList: true });
  // In the capture phase, before the loader's own handler, after which the page renders.
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
