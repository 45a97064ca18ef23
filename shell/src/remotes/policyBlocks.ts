const STORAGE_KEY = 'portfolio:loaded-again';

/** URLs of scripts that the policy of this document did not let in. */
const blocked = new Set<string>();
let isWatching = false;

/**
 * Notes what the policy refuses from now on. A document keeps its policy: the scripts of a release that was pinned after
 * it was loaded are not in it.
 */
export function watchPolicy(): void {
  if (isWatching) return;
  isWatching = true;
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, disposition }) => {
    if (disposition === 'enforce' && effectiveDirective.startsWith('script-src')) blocked.add(blockedURI);
  });
}

/** Says whether a script of a release was refused by the policy of this document. */
export function isBlocked(baseUrl: string): boolean {
  const prefix = new URL(baseUrl, document.baseURI).href;
  return [...blocked].some((url) => url.startsWith(prefix));
}

/**
 * Says whether the page may be loaded as a document for an entry, under the policy of today; once for each entry in this
 * tab, since a policy that refuses it again would go on doing so.
 */
export function takeDocumentLoad(entryUrl: string): boolean {
  try {
    if (sessionStorage.getItem(STORAGE_KEY) === entryUrl) return false;
    sessionStorage.setItem(STORAGE_KEY, entryUrl);
    return true;
  } catch {
    // Without storage nobody would know that it was tried.
    return false;
  }
}
