import { getHeaders, type SiteIndex } from '../site/siteIndex';
import type { HeaderRules } from '../shell-build/shellBuild';

/** A written site, as far as a static host needs to know it. */
interface HostedSite {
  index: SiteIndex;
  linkedPaths: Iterable<string>;
  write(name: string, content: string): unknown;
}

/** Headers that the hosts send by themselves. A rule for them would only get in the way. */
const HOST_DEFAULTS: Readonly<Record<string, string>> = {
  'Cache-Control': 'public, max-age=0, must-revalidate',
};

/**
 * The header rules as a `_headers` file, written for Netlify and Cloudflare Pages. Both join the values of a header that
 * two matching rules set, so a header that a later rule overrules is left out of the earlier one, for which the host's own
 * default says the same. Of two joined policies a browser obeys both: what differs from page to page is at its widest for
 * all, and narrowed by folder and page.
 */
export function toHeadersFile({
  pages,
  staticHeaders: { pages: rules, widest },
}: Pick<SiteIndex, 'pages' | 'staticHeaders'>): string {
  const ofPages = rules.filter(({ path }) => !path.endsWith('*'));
  const varied = [...new Set(ofPages.flatMap(({ headers }) => Object.keys(headers)))];
  const pick = (headers: Readonly<Record<string, string>>) =>
    Object.fromEntries(varied.map((name) => [name, headers[name] ?? '']));
  const [general, ...others] = rules.filter((rule) => !ofPages.includes(rule));
  return toBlocks([
    ...(general === undefined
      ? []
      : [{ ...general, headers: { ...general.headers, ...pick(getHeaders(widest, '/')) } }]),
    ...(varied.length === 0 ? [] : listPatterns(pages, ofPages)).map((path) => ({
      path,
      headers: pick(getHeaders(rules, path)),
    })),
    ...others,
  ]);
}

/** All pages, those of one folder together where none of them has a rule of its own: hosts read a limited number of rules. */
function listPatterns(pages: readonly string[], ofPages: HeaderRules): string[] {
  const patterns = pages.map((page) => {
    const folder = page.slice(0, page.lastIndexOf('/') + 1);
    const isAlike = folder !== '/' && !ofPages.some(({ path }) => path.startsWith(folder));
    return isAlike ? `${folder}*` : page;
  });
  return [...new Set(patterns)];
}

function toBlocks(rules: HeaderRules): string {
  return rules
    .map(({ path, headers }, index) => {
      const overruled = new Set(rules.slice(index + 1).flatMap((later) => Object.keys(later.headers)));
      const lines = Object.entries(headers)
        .filter(([name, value]) => !(overruled.has(name) && HOST_DEFAULTS[name] === value))
        .map(([name, value]) => `  ${name}: ${value}`);
      return [path, ...lines].join('\n');
    })
    .join('\n')
    .concat('\n');
}

/**
 * The redirects as a `_redirects` file, written for Netlify and Cloudflare Pages. These hosts tell upper from lower case,
 * so the file names spellings: all in lower case, and those that the site's own pages link to. The status is 301, which
 * both know; Netlify has no 308.
 *
 * @param linkedPaths - links of the composed pages, in any order, repeated or not
 */
export function toRedirectsFile(
  { pages, redirects }: Pick<SiteIndex, 'pages' | 'redirects'>,
  linkedPaths: Iterable<string>,
): string {
  const spellings = new Set([...Object.keys(redirects), ...linkedPaths]);
  const canonical = new Set(pages);
  const lines = [...spellings]
    .filter((spelling) => !canonical.has(spelling))
    .sort()
    .flatMap((spelling) => {
      const target = redirects[spelling.toLowerCase()];
      return target === undefined ? [] : [`${encodeURI(spelling)} ${target} 301\n`];
    });
  return lines.join('');
}

/** Writes what static hosts read into a composed site: `_headers` and `_redirects`. */
export function addStaticHostFiles(site: HostedSite): void {
  site.write('_headers', toHeadersFile(site.index));
  site.write('_redirects', toRedirectsFile(site.index, site.linkedPaths));
}
