const STORAGE_KEY = 'portfolio:loaded-again';

/** URLs of scripts that the policy of this document has blocked. */
const blocked = new Set<string>();
let isWatching = false;

/**
 * Records what the policy blocks from now on. A document keeps its policy, which does not include the scripts of a
 * release pinned after the document was loaded.
 */
export function watchPolicy(): void {
  if (isWatching) return;
  isWatching = true;
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, disposition }) => {
    if (disposition === 'enforce' && effectiveDirective.startsWith('script-src')) blocked.add(blockedURI);
  });
}

/** Returns whether the policy of this document has blocked a script of a release. */
export function isBlocked(baseUrl: string): boolean {
  const prefix = new URL(baseUrl, document.baseURI).href;
  return [...blocked].some((url) => url.startsWith(prefix));
}

/**
 * Returns whether the document may be reloaded, to get an up-to-date policy for an entry. Only once per entry in this
 * tab: a new policy that blocks it again will keep doing so.
 */
export function takeDocumentLoad(entryUrl: string): boolean {
  try {
    if (sessionStorage.getItem(STORAGE_KEY) === entryUrl) return false;
    sessionStorage.setItem(STORAGE_KEY, entryUrl);
    return true;
  } catch {
    // Without storage, another attempt could not be detected.
    return false;
  }
}
