import { type CatalogueEntry, PROJECT_TYPES, toRemoteNames } from '@portfolio/contract';
import { findStartTag, type SitePageData, toDataElement } from './siteDocument';

/** A catalogue entry that has a page. */
export type PagedEntry = CatalogueEntry & { path: string };

/** Lists the entries of a catalogue that have a page. */
export function listPaged(catalogue: readonly CatalogueEntry[]): PagedEntry[] {
  return catalogue.filter((entry): entry is PagedEntry => entry.path !== null && entry.component !== null);
}

/** The local remote in a page's data. */
export interface LocalRemote {
  id: string;
  devOrigin: string;
}

/**
 * The data of a page of the local remote: what its catalogue says now, and the rest as on the site.
 *
 * @param entry - its entry in the catalogue
 * @param catalogue - all entries of the remote
 * @param remote - the local remote
 * @param deployed - the data of the deployed page; null for a page that the site does not have
 */
export function toLocalData(
  entry: PagedEntry,
  catalogue: readonly CatalogueEntry[],
  remote: LocalRemote,
  deployed: SitePageData | null,
): SitePageData {
  const { id } = remote;
  const { path, title, type, description, blog } = entry;
  const own = deployed?.project?.remote.id === id ? deployed : null;
  const { title: typeTitle, segment } = PROJECT_TYPES[type];
  return {
    path,
    page: 'project',
    title,
    description: blog?.summary ?? description.split('\n')[0] ?? title,
    crumbs: [
      ...(own?.crumbs.slice(0, -1) ?? [
        { title: 'Home', path: '/' },
        { title: 'Work', path: '/work' },
        { title: typeTitle, path: `/work/${segment}` },
      ]),
      { title, path },
    ],
    project: {
      ...(own?.project ?? { ...findNeighbours(entry, catalogue), remote: toUnpinned(remote) }),
      ...{ entry: { ...entry, remoteId: id } },
    },
  };
}

/** The neighbours among the remote's own pages of the same type; the list wraps around. */
function findNeighbours(entry: PagedEntry, catalogue: readonly CatalogueEntry[]) {
  const group = listPaged(catalogue).filter(({ type }) => type === entry.type);
  const index = group.findIndex(({ path }) => path === entry.path);
  const toLink = ({ title, path }: PagedEntry) => ({ title, path });
  return {
    previous: toLink(group.at(index - 1) ?? entry),
    next: toLink(group[(index + 1) % group.length] ?? entry),
  };
}

/** The reference to a remote that the site does not have: its dev server. */
function toUnpinned({ id, devOrigin }: LocalRemote) {
  const { container } = toRemoteNames(id);
  const entry = { url: `${devOrigin}/remoteEntry.js`, integrity: '' };
  return { id, container, baseUrl: `${devOrigin}/`, version: UNPINNED, entry };
}

/** The version of a remote that the site does not have. */
const UNPINNED = '(none yet)';

/**
 * The document of a page of the local remote, as the shell fetches it: with data alone, so that the shell renders the
 * page instead of hydrating it.
 *
 * @param data - the page's data
 * @param frame - the document around the page
 */
export function toLocalDocument(data: SitePageData, frame: string): string {
  return `<!doctype html>\n${findStartTag(frame)}<head><meta charset="utf-8">${toDataElement(data)}</head><body><div id="root"></div></body></html>\n`;
}

/**
 * The data of the frame around a page of the local remote: a still page at a separate path, from which the shell then
 * navigates to the page.
 */
export function toFrameData(
  { path: framePath, page, title, description, crumbs }: SitePageData,
  path: string,
): object {
  return {
    ...{ path: framePath === path ? toFramePath(path) : framePath, page, title, description, crumbs },
    isStill: true,
  };
}

/** The path of the frame around a page. */
export function toFramePath(path: string): string {
  return `${path}/`;
}

/** The inline script of a frame: sets the address to that of the page, before the shell starts. */
export const FRAME_SCRIPT =
  'history.replaceState(history.state,"",location.pathname.replace(/\\/+$/,"")+location.search+location.hash)';

/** Adds a remote to the facts of a site that does not have it, so that the shell lets it take part. */
export function addToFacts<Facts extends { pins: { remotes: object }; remotes: readonly { id: string }[] }>(
  facts: Facts,
  { id, devOrigin }: LocalRemote,
  catalogue: readonly CatalogueEntry[],
): Facts {
  if (facts.remotes.some((remote) => remote.id === id)) return facts;
  const { container } = toRemoteNames(id);
  const added = {
    ...{ id, container, baseUrl: `${devOrigin}/`, singletons: [], releases: [] },
    sizes: { jsBytes: 0, cssBytes: 0, totalBytes: 0 },
    paths: listPaged(catalogue).map(({ path }) => path),
  };
  return {
    ...facts,
    pins: { ...facts.pins, remotes: { ...facts.pins.remotes, [id]: { version: UNPINNED } } },
    remotes: [...facts.remotes, added],
  };
}
