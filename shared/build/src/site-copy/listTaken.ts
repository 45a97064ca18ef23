import { findProjectType, PROJECT_TYPES, toPathKey } from '@portfolio/contract';
import type { SiteFacts } from './readDeployedSite';

/**
 * Lists the paths of a remote that lead to pages of other remotes of a site, in any spelling; the gate refuses them.
 *
 * @param pages - the paths of the remote's pages
 * @param others - the other remotes of the site
 * @returns sentences such as "/work/js/clock belongs to js-demos"
 */
export function listTaken(
  pages: readonly string[],
  others: readonly Pick<SiteFacts['remotes'][number], 'id' | 'paths'>[],
): string[] {
  return pages.flatMap((path) =>
    others
      .filter(({ paths }) => paths.some((other) => toPageKey(other) === toPageKey(path)))
      .map(({ id }) => `${path} belongs to ${id}`),
  );
}

/** The key of a page, which is also the same for every spelling of its type. */
function toPageKey(path: string): string {
  const key = toPathKey(path);
  const [, work, segment = '', ...article] = key.split('/');
  const type = work === 'work' ? findProjectType(segment) : undefined;
  return type === undefined ? key : ['', work, PROJECT_TYPES[type].segment, ...article].join('/');
}
