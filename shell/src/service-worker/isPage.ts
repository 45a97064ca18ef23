import type { OfflineComposition } from './OfflineComposition';

/** Returns whether a path, in its canonical spelling, is that of a cached page: the other cached files are no documents. */
export function isPage(
  { redirects, notFoundPath }: Pick<OfflineComposition, 'redirects' | 'notFoundPath'>,
  path: string,
): boolean {
  const key = path.toLowerCase();
  return path === notFoundPath || (Object.hasOwn(redirects, key) && redirects[key] === path);
}
