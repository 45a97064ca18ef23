/** On `<html>`: which build of the shell made the page. Every page that it made has the same. */
export const SHELL_ATTRIBUTE = 'data-shell';

/** The name of a shell build: the beginning of the hash of its description. */
export function toShellId(shellHash: string): string {
  return shellHash.slice(0, 12);
}

/** The shell's build that made a page: of the document, or of one that was fetched. */
export function getShellId({ documentElement }: Document = document): string {
  return documentElement.getAttribute(SHELL_ATTRIBUTE) ?? '';
}
