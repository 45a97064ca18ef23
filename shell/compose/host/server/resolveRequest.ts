import { toPathKey } from '@portfolio/contract';
import { PRIVATE_PATH, type SiteIndex, toHtmlFile } from '../../site/siteIndex';

/** The path of the headers of page-not-found. */
export const NOT_FOUND_PATH = '/404';

/** The response to a request path. */
export type ResolvedRequest =
  | { kind: 'file'; /** As its headers are listed: decoded. */ path: string; file: string; status: 200 | 404 }
  | { kind: 'redirect'; location: string };

/**
 * Decides how to respond to a path of the composed site: with a page, a redirect to its canonical spelling, a file, or
 * page-not-found with status 404.
 *
 * @param pathname - as in the URL, percent-encoded
 * @param index - the page that each spelling leads to
 * @param hasFile - whether the site has a file, given relative to its folder
 */
export function resolveRequest(
  pathname: string,
  index: Pick<SiteIndex, 'redirects'>,
  hasFile: (file: string) => boolean,
): ResolvedRequest {
  const notFound: ResolvedRequest = { kind: 'file', path: NOT_FOUND_PATH, file: '404.html', status: 404 };
  const path = decode(pathname);
  // On Windows, a backslash separates folders too; no file of a site has one in its name.
  if (path === null || /[\0\\]/.test(path) || path.split('/').includes('..')) return notFound;
  const key = toPathKey(path);
  const canonical = Object.hasOwn(index.redirects, key) ? index.redirects[key] : undefined;
  if (canonical === path) return { kind: 'file', path, file: toHtmlFile(path), status: 200 };
  // An existing file is never redirected.
  const file = path.slice(1);
  if (!PRIVATE_PATH.test(path) && hasFile(file)) return { kind: 'file', path, file, status: 200 };
  return canonical === undefined ? notFound : { kind: 'redirect', location: canonical };
}

function decode(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}
