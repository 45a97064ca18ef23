import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

const isHidden = () => document.visibilityState === 'hidden';

/** Returns whether the visitor looks at another tab, or has not looked at this one yet. */
export function useIsTabHidden(): boolean {
  return useSyncExternalStore(subscribe, isHidden, () => false);
}
