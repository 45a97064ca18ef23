import type { PageHeaders } from './OfflineComposition';

/** Placeholder for the site's host, which a composition does not know. */
const HOST_PLACEHOLDER = '{host}';

/** The headers of a page in this composition. */
export function findPageHeaders(pages: PageHeaders, path: string): Readonly<Record<string, string>> {
  return (Object.hasOwn(pages, path) ? pages[path] : pages['*']) ?? {};
}

/**
 * Applies the current headers to a cached page: a page that has not changed may have been cached with a policy that
 * lists the scripts of other releases. The body is read completely first: if this worker were replaced while it is
 * streamed, the response might never end.
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
