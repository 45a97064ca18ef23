import { useEffect, useRef } from 'react';

const MAX_PATHS = 8;

/**
 * Remembers the pages of this visit, in memory only.
 *
 * @returns a function that lists them, most recent first, without the current page
 */
export function useRecentPaths(currentPath: string): () => readonly string[] {
  const pathsRef = useRef<readonly string[]>([]);

  useEffect(() => {
    pathsRef.current = [currentPath, ...pathsRef.current.filter((path) => path !== currentPath)].slice(
      0,
      MAX_PATHS,
    );
  }, [currentPath]);

  return () => pathsRef.current.filter((path) => path !== currentPath);
}
