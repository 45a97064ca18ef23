import { useEffect, useState } from 'react';

export type LoadState<T> =
  | { status: 'loading' }
  | { status: 'ready'; value: T }
  | { status: 'failed'; error: unknown };

/**
 * Returns the state of a load, and a function that retries it.
 *
 * @param load - must be stable: another function starts another load
 */
export function useLoad<T>(load: () => Promise<T>): [LoadState<T>, () => void] {
  const [state, setState] = useState<LoadState<T>>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isStale = false;
    load().then(
      (value) => !isStale && setState({ status: 'ready', value }),
      (error: unknown) => !isStale && setState({ status: 'failed', error }),
    );
    return () => {
      isStale = true;
    };
  }, [load, attempt]);

  function retry() {
    setState({ status: 'loading' });
    setAttempt(attempt + 1);
  }

  return [state, retry];
}
