import type { PageHeaders } from './OfflineComposition';

/** Stands for the host of the site, which a composition does not know. */
const HOST_PLACEHOLDER = '{host}';

/** The headers of a page in this composition. */
export function findPageHeaders(pages: PageHeaders, path: string): Readonly<Record<string, string>> {
  return (Object.hasOwn(pages, path) ? pages[path] : pages['*']) ?? {};
}

/**
 * Gives a kept page the headers of today: it stays as it is while its policy names the scripts of other releases. Its
 * body is whole before it is answered: one that is still read while this worker is replaced might never end.
 *
 * @param host - of the site
 */
export async function withHeaders(
  page: Response,
  headers: Readonly<Record<string, string>>,
  host: string,
): Promise<Response> {
  const all = new Headers(page.headers);
  for (const [name, value] of Object.entries(headers))
    all.set(name, value.replaceAll(HOST_PLACEHOLDER, host));
  const { status, statusText } = page;
  return new Response(await page.arrayBuffer(), { status, statusText, headers: all });
}
