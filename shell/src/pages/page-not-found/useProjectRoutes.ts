import { useEffect, useState } from 'react';
import type { LoadSearchEntries } from '../../palette/loadSearchEntries';
import type { Route } from './suggestRoutes';

/**
 * The routes of all projects, from the list that the search has: in the page itself they would be as many bytes as the
 * site has projects.
 *
 * @returns undefined until they are known; none where they cannot be had
 */
export function useProjectRoutes(loadEntries: LoadSearchEntries): readonly Route[] | undefined {
  const [routes, setRoutes] = useState<readonly Route[]>();
  useEffect(() => {
    let isWanted = true;
    const show = (next: readonly Route[]) => {
      if (isWanted) setRoutes(next);
    };
    loadEntries().then(
      (entries) => show(entries.filter(({ kind }) => kind === 'project')),
      () => show([]),
    );
    return () => {
      isWanted = false;
    };
  }, [loadEntries]);
  return routes;
}
