import fs from 'node:fs';
import path from 'node:path';

/**
 * The layout of a site on disk. `<site>` is a link to the folder `site` of one composition. Each composition has a
 * folder below `<site>.compositions`, with the configuration of web servers next to the site in `hosting`:
 *
 *     site                                  -> site.compositions/0123456789ab-7/site
 *     hosting                               -> site/../hosting
 *     site.compositions/0123456789ab-7/     the live composition
 *     site.compositions/ba9876543210-6/     the previous one, for requests that are still reading it
 */
export interface CompositionFolder {
  /** Such as "0123456789ab-7": the id of the composition, and an increasing number. */
  name: string;
  folder: string;
  /** The files that visitors get. */
  site: string;
  /** Configuration of web servers: outside the site, so that it is never served. */
  hosting: string;
}

/** Folder with all compositions of a site. */
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

/** Finds the composition that a site's link points to; null if there is no link. */
export function findLive(site: string): CompositionFolder | null {
  if (fs.lstatSync(site, { throwIfNoEntry: false })?.isSymbolicLink() !== true) return null;
  return toCompositionFolder(site, path.basename(path.dirname(fs.readlinkSync(site))));
}
