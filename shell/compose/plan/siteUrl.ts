import { SiteError } from '@portfolio/contract';
import { parseUrl } from '@portfolio/contract/parse-url';

/**
 * Reads the origin of canonical links.
 *
 * @param setting - default `SITE_URL`; a workflow passes an empty one if it is not set
 * @returns undefined for the origin of the shell's build
 * @throws {SiteError} code `BAD_SETTING` if it is not an origin
 */
export function readSiteUrl(setting = process.env['SITE_URL'] ?? ''): string | undefined {
  if (setting === '') return undefined;
  const origin = parseOrigin(setting);
  if (origin !== undefined) return origin;
  throw new SiteError(
    `Failed to compose: SITE_URL is "${setting.slice(0, 200)}". Write an origin such as https://portfolio.example, or leave it empty.`,
    'BAD_SETTING',
  );
}

/** Parses the origin of a site; undefined for anything else, such as an address with a path. */
export function parseOrigin(text: string): string | undefined {
  const url = parseUrl(text);
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  // Not compared as text: a name such as "müller.example" has another spelling in an origin.
  return isWeb && url.href === `${url.origin}/` ? url.origin : undefined;
}
