import fs from 'node:fs';
import path from 'node:path';

/**
 * Where a site lies on disk. `<site>` is a link to the folder `site` of one composition, which has a folder of its own
 * below `<site>.compositions`, with the configuration of web servers beside it in `hosting`:
 *
 *     site                                  -> site.compositions/0123456789ab-7/site
 *     hosting                               -> site/../hosting
 *     site.compositions/0123456789ab-7/     the live composition
 *     site.compositions/ba9876543210-6/     the one before it, for readers that are in the middle of it
 */
export interface CompositionFolder {
  /** Such as "0123456789ab-7": the id of the composition, and a number that grows. */
  name: string;
  folder: string;
  /** The files that visitors get. */
  site: string;
  /** Configuration of web servers: beside the site, so that none of them serves it. */
  hosting: string;
}

/** Folder of all compositions of a site. */
export function toCompositionsFolder(site: string): string {
  return `${site}.compositions`;
}

/** The folder of one composition of a site. */
export function toCompositionFolder(site: string, name: string): CompositionFolder {
  const folder = path.join(toCompositionsFolder(site), name);
  return { name, folder, site: path.join(folder, 'site'), hosting: path.join(folder, 'hosting') };
}

/** The link to the configuration of web servers that belongs to a site. */
export function toHostingLink(site: string): string {
  return path.join(path.dirname(site), 'hosting');
}

/** Finds the composition that a site's link names; null where there is no link. */
export function findLive(site: string): CompositionFolder | null {
  if (fs.lstatSync(site, { throwIfNoEntry: false })?.isSymbolicLink() !== true) return null;
  return toCompositionFolder(site, path.basename(path.dirname(fs.readlinkSync(site))));
}
