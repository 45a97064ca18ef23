import { useCallback, useContext } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';

/**
 * Returns a function that replaces the current address by a path with query and hash, and shows its page. The router's
 * own `useNavigate` also resolves relative paths, which no caller uses; every page would load that code.
 */
export function useReplaceAddress(): (to: string) => void {
  const { navigator } = useContext(NavigationContext);
  return useCallback((to) => navigator.replace(to), [navigator]);
}
