/** On `<html>`: the build of the shell that rendered the page, the same for all its pages. */
export const SHELL_ATTRIBUTE = 'data-shell';

/** The id of a shell build: the first characters of the hash of its description. */
export function toShellId(shellHash: string): string {
  return shellHash.slice(0, 12);
}

/** The id of the shell build that rendered a page: the current document, or a fetched one. */
export function getShellId({ documentElement }: Document = document): string {
  return documentElement.getAttribute(SHELL_ATTRIBUTE) ?? '';
}
