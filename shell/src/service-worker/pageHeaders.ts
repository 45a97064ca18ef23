import type { PageHeaders } from './OfflineComposition';

/** Placeholder for the site's host, which a composition does not know. */
const HOST_PLACEHOLDER = '{host}';

/** The headers of a page in this composition. */
export function findPageHeaders(pages: PageHeaders, path: string): Readonly<Record<string, string>> {
  return { ...pages['*'], ...(Object.hasOwn(pages, path) ? pages[path] : {}) };
}

/**
 * Gives a cached page the current headers, and none that it was cached with: its policy may list the scripts of other
 * releases, and any script of the site may have written it with headers of its own. The body is read completely first: if
 * this worker were replaced while it is streamed, the response might never end.
 *
 * @param host - of the site
 */
export async function withHeaders(
  page: Response,
  headers: Readonly<Record<string, string>>,
  host: string,
): Promise<Response> {
  const all = new Headers();
  const type = page.headers.get('content-type');
  if (type !== null) all.set('Content-Type', type);
  for (const [name, value] of Object.entries(headers))
    all.set(name, value.replaceAll(HOST_PLACEHOLDER, host));
  const { status, statusText } = page;
  return new Response(await page.arrayBuffer(), { status, statusText, headers: all });
}
