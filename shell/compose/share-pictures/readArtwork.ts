import fs from 'node:fs';
import { SiteError } from '@portfolio/contract';

/** Raster formats that are embedded as they are, by their first bytes. */
const RASTERS = [
  { type: 'image/png', start: Buffer.from('89504e470d0a1a0a', 'hex') },
  { type: 'image/jpeg', start: Buffer.from('ffd8ff', 'hex') },
] as const;

/** A reference to anything outside the drawing, neither a fragment nor a data URL. */
const ADDRESS = /(\bhref\s*=\s*)("(?!#|data:)[^"]*"|'(?!#|data:)[^']*')/g;

/**
 * Reads a card picture as a drawing without external references: the renderer would read them as local files.
 *
 * @throws {SiteError} code `SHARE_PICTURE` if it declares entities, which could hide references
 */
export function readArtwork(file: string): string {
  const content = fs.readFileSync(file);
  const raster = RASTERS.find(({ start }) => content.subarray(0, start.length).equals(start));
  if (raster !== undefined) return toDrawing(`data:${raster.type};base64,${content.toString('base64')}`);
  const svg = content.toString('utf8');
  if (/<!entity/i.test(svg))
    throw new SiteError(
      'it declares entities, which are not read. Export it without a document type.',
      'SHARE_PICTURE',
    );
  return svg.replace(ADDRESS, '$1"#"');
}

/** The size is arbitrary, since the picture is scaled later: only the proportions count. */
function toDrawing(url: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400"><image width="640" height="400" href="${url}"/></svg>`;
}
