/** Writes what `packStyles` wrote as styled-components reads it. */
export function unpackStyles(css: string): string {
  let group = 0;
  return css
    .split('\n')
    .map((line) =>
      line.replace(
        /^\/\*(\S+) (\S*)\*\/$/,
        (_line, id: string, names: string) => `data-styled.g${++group}[id="${id}"]{content:"${names}"}`,
      ),
    )
    .join('/*!sc*/\n');
}
