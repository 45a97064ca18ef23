import { useEffect, useState } from 'react';

/**
 * Returns the time, updated every second while it is needed.
 *
 * @returns ms since 1970, or null while it is not needed and before the first second
 */
export function useNow(isWanted: boolean): number | null {
  const [nowMs, setNowMs] = useState<number | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    const timer = setInterval(() => setNowMs(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isWanted]);
  return isWanted ? nowMs : null;
}
