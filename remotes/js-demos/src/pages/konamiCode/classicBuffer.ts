/** The classic way: the names of the last keys, whatever they were, in a row as long as the code. */
export function pushToBuffer(buffer: readonly string[], key: string, length: number): readonly string[] {
  return [...buffer, key].slice(-length);
}

/** It opens where the row is the code, letter by letter. */
export function isOpenedByBuffer(buffer: readonly string[], code: readonly string[]): boolean {
  return buffer.join(' ') === code.join(' ');
}
