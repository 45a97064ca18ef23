/** How an entry of the navigation relates to the current page: the page itself, an ancestor, or neither. */
export function toAriaCurrent(entryPath: string, currentPath: string): 'page' | 'true' | undefined {
  if (entryPath === currentPath) return 'page';
  return currentPath.startsWith(`${entryPath}/`) && entryPath !== '/' ? 'true' : undefined;
}
