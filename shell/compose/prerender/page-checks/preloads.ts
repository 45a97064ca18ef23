import type { PageFault } from './pageFault';
import { parseBetween } from './parsePage';

const REMEDY =
  'Show pictures of the release with <img>; title and description are in the catalogue, styles in the release.';

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
    if (!isPicture || [...attributes.keys()].some((name) => name.startsWith('on')))
      return { found: `<${node.tagName}> for the head of the document`, remedy: REMEDY };
    const foreign = addresses.find(
      (address) => !address.startsWith(baseUrl) && !address.startsWith('data:image/'),
    );
    if (foreign !== undefined)
      return { found: `a preload of ${foreign.slice(0, 80)}, which is not of the release`, remedy: REMEDY };
  }
  return null;
}
