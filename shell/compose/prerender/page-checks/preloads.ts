import { parseUrl } from '@portfolio/contract/parse-url';
import type { PageFault } from './pageFault';
import { parseBetween } from './parsePage';

const REMEDY =
  'Show pictures of the release with <img>; title and description are in the catalogue, styles in the release.';

/**
 * What React writes for a picture. With any other attribute, the link could be taken for an element of the shell, such as
 * one of the links whose files `START_SCRIPT` runs.
 */
const ATTRIBUTES = new Set([
  ...['rel', 'as', 'href', 'imagesrcset', 'imagesizes'],
  ...['crossorigin', 'integrity', 'type', 'fetchpriority', 'referrerpolicy'],
]);

/** Any site: it only makes addresses complete. */
const SITE = 'https://site.invalid';

/** Finds a fault in the preloads that React writes before a page for its pictures; null if there is none. */
export function findPreloadFault(html: string, baseUrl: string): PageFault | null {
  for (const node of parseBetween('', html, '')) {
    if (!('tagName' in node)) return { found: 'text before the page', remedy: REMEDY };
    const attributes = new Map(node.attrs.map(({ name, value }) => [name, value]));
    const isPicture =
      node.tagName === 'link' && attributes.get('rel') === 'preload' && attributes.get('as') === 'image';
    const addresses = [
      attributes.get('href') ?? '',
      ...(attributes.get('imagesrcset') ?? '').split(',').map((one) => one.trim().split(/\s/)[0] ?? ''),
    ].filter((address) => address !== '');
    if (!isPicture) return { found: `<${node.tagName}> for the head of the document`, remedy: REMEDY };
    const unknown = [...attributes.keys()].find((name) => !ATTRIBUTES.has(name));
    if (unknown !== undefined)
      return { found: `a preload with the attribute "${unknown.slice(0, 80)}"`, remedy: REMEDY };
    const foreign = addresses.find((address) => !isOfRelease(address, baseUrl));
    if (foreign !== undefined)
      return { found: `a preload of ${foreign.slice(0, 80)}, which is not of the release`, remedy: REMEDY };
  }
  return null;
}

/** Not by the text alone, which can lead out of the folder of the release with "..". */
function isOfRelease(address: string, baseUrl: string): boolean {
  const folder = new URL(baseUrl, SITE).href;
  return address.startsWith('data:image/') || parseUrl(address, SITE)?.href.startsWith(folder) === true;
}
