/**
 * Converts a path into the key of its page, which is the same for every accepted spelling: in lower case, without slashes
 * at the end. Not by a regular expression, which would try each of thousands of slashes as the start of the end.
 *
 * @param path - starts with a slash
 */
export function toPathKey(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end).toLowerCase();
}
