import { useEffect, useState } from 'react';
import type { LoadSearchEntries, SearchEntry } from './searchEntry';

type SearchEntriesState =
  { status: 'loading' } | { status: 'ready'; entries: readonly SearchEntry[] } | { status: 'failed' };

/** The entries to search, and a function that asks for them again. */
export function useSearchEntries(loadEntries: LoadSearchEntries): [SearchEntriesState, () => void] {
  const [state, setState] = useState<SearchEntriesState>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isStale = false;
    loadEntries().then(
      (entries) => !isStale && setState({ status: 'ready', entries }),
      () => !isStale && setState({ status: 'failed' }),
    );
    return () => {
      isStale = true;
    };
  }, [loadEntries, attempt]);

  function retry() {
    setState({ status: 'loading' });
    setAttempt(attempt + 1);
  }

  return [state, retry];
}
