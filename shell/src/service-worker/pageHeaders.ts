import type { PageHeaders } from './OfflineComposition';

/** Stands for the host of the site, which a composition does not know. */
const HOST_PLACEHOLDER = '{host}';

/** The headers of a page in this composition. */
export function findPageHeaders(pages: PageHeaders, path: string): Readonly<Record<string, string>> {
  return (Object.hasOwn(pages, path) ? pages[path] : pages['*']) ?? {};
}

/**
 * Gives a kept page the headers of today: it stays as it is while its policy names the scripts of other releases.
 *
 * @param host - of the site
 */
export function withHeaders(
  page: Response,
  headers: Readonly<Record<string, string>>,
  host: string,
): Response {
  const all = new Headers(page.headers);
  for (const [name, value] of Object.entries(headers))
    all.set(name, value.replaceAll(HOST_PLACEHOLDER, host));
  return new Response(page.body, { status: page.status, statusText: page.statusText, headers: all });
}
