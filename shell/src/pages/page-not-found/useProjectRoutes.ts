import { useEffect, useState } from 'react';
import type { LoadSearchEntries } from '../../palette/loadSearchEntries';
import type { Route } from './suggestRoutes';

/**
 * The routes of all projects, from the search entries, because embedding them would bloat the page.
 *
 * @returns undefined until they have loaded; empty if they fail to load
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
