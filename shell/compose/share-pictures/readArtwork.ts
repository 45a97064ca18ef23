import fs from 'node:fs';
import { SiteError } from '@portfolio/contract';

/** What is taken as it is, by how the file begins. */
const RASTERS = [
  { type: 'image/png', start: Buffer.from('89504e470d0a1a0a', 'hex') },
  { type: 'image/jpeg', start: Buffer.from('ffd8ff', 'hex') },
] as const;

/** An address of something that is neither in the drawing, nor written into it. */
const ADDRESS = /(\bhref\s*=\s*)("(?!#|data:)[^"]*"|'(?!#|data:)[^']*')/g;

/**
 * Reads a card picture as a drawing that names nothing outside of it: the program that draws would read files of this
 * machine.
 *
 * @throws {SiteError} code `SHARE_PICTURE` where it declares entities, in which addresses could hide
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

/** It is fitted into the frame again: only its proportions count. */
function toDrawing(url: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400"><image width="640" height="400" href="${url}"/></svg>`;
}
