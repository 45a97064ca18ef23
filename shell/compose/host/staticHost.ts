import { getHeaders, type LinkedPaths, type SiteIndex } from '../site/siteIndex';
import type { HeaderRules } from '../shell-build/shellBuild';

/** The parts of a written site that static hosts need. */
interface HostedSite {
  index: SiteIndex;
  linkedPaths: LinkedPaths;
  write(name: string, content: string): unknown;
}

/** Headers that the hosts send by default. An explicit rule for them would be joined with later ones. */
const HOST_DEFAULTS: Readonly<Record<string, string>> = {
  'Cache-Control': 'public, max-age=0, must-revalidate',
};

/** A browser ignores this header if it has two values, so on these hosts all pages have that of the general rule. */
const SINGLE = 'Cross-Origin-Opener-Policy';

/**
 * Writes the header rules as a `_headers` file for Netlify and Cloudflare Pages. Both hosts join the values of a header
 * if two rules match. So a header that a later rule overrides is left out of the earlier rule if the host's default has
 * the same value. And since a browser enforces all joined policies, headers that differ between pages get their widest
 * value in the general rule, and are narrowed for folders and pages.
 */
export function toHeadersFile({
  pages,
  staticHeaders: { pages: rules, widest },
}: Pick<SiteIndex, 'pages' | 'staticHeaders'>): string {
  const ofPages = rules.filter(({ path }) => !path.endsWith('*'));
  const varied = [...new Set(ofPages.flatMap(({ headers }) => Object.keys(headers)))].filter(
    (name) => name !== SINGLE,
  );
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

/**
 * Patterns for all pages. Pages of a folder share a pattern if none has its own rule: hosts limit the number of
 * rules.
 */
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
 * How many spellings of its own the links of one remote can add to the redirects. Cloudflare ignores all after the first
 * 2,000 of a site, also those of other remotes.
 */
export const MAX_SPELLINGS = 20;

/**
 * Writes the redirects as a `_redirects` file for Netlify and Cloudflare Pages. These hosts match paths
 * case-sensitively, so the file lists spellings: all in lower case, and those that the site's own pages link to. The
 * status is 301, since Netlify does not support 308.
 */
export function toRedirectsFile(
  { pages, redirects }: Pick<SiteIndex, 'pages' | 'redirects'>,
  linkedPaths: LinkedPaths,
): string {
  const canonical = new Set(pages);
  const spellings = new Set(Object.keys(redirects));
  const isOther = (path: string) =>
    !spellings.has(path) && !canonical.has(path) && redirects[path.toLowerCase()] !== undefined;
  const listOthers = (links: Iterable<string> = []) => [...links].filter(isOther).sort();
  for (const path of listOthers(linkedPaths.get(undefined))) spellings.add(path);
  for (const [id, links] of linkedPaths)
    if (id !== undefined) for (const path of listOthers(links).slice(0, MAX_SPELLINGS)) spellings.add(path);
  return [...spellings]
    .filter((path) => !canonical.has(path))
    .sort()
    .map((path) => `${encodeURI(path)} ${redirects[path.toLowerCase()]} 301\n`)
    .join('');
}

/** Adds `_headers` and `_redirects` for static hosts to a composed site. */
export function addStaticHostFiles(site: HostedSite): void {
  site.write('_headers', toHeadersFile(site.index));
  site.write('_redirects', toRedirectsFile(site.index, site.linkedPaths));
}
