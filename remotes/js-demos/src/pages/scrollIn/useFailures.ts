import { useCallback, useState } from 'react';

/** Keeps track of pictures that failed to load. `round` increases when all are to be requested again. */
export function useFailures() {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const [round, setRound] = useState(0);

  const fail = useCallback((id: string) => {
    setFailed((ids) => (ids.includes(id) ? ids : [...ids, id]));
  }, []);
  const retry = useCallback((id: string) => setFailed((ids) => ids.filter((other) => other !== id)), []);
  const retryAll = useCallback(() => {
    setFailed([]);
    setRound((count) => count + 1);
  }, []);

  return { failedCount: failed.length, round, fail, retry, retryAll };
}
