import type { Release } from '@portfolio/contract';
import type { PageRights } from '../shell-build/shellBuild';

/** Lists the pages of a release that need rights (other origins, permissions), with sorted lists of what they need. */
export function listPageRights({ catalogue, connectOrigins }: Release): PageRights[] {
  return catalogue
    .flatMap((entry) =>
      entry.path === null
        ? []
        : {
            path: entry.path,
            connectOrigins: toSet([...connectOrigins, ...(entry.connectOrigins ?? [])]),
            permissions: toSet(entry.permissions ?? []),
          },
    )
    .filter((rights) => rights.connectOrigins.length + rights.permissions.length > 0);
}

/** Joins the rights of several pages into the rights of every page. */
export function joinRights(pages: readonly PageRights[]): PageRights {
  return {
    path: '/*',
    connectOrigins: toSet(pages.flatMap((page) => page.connectOrigins)),
    permissions: toSet(pages.flatMap((page) => page.permissions)),
  };
}

function toSet<T>(values: readonly T[]): T[] {
  return [...new Set(values)].sort();
}
