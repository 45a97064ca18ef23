/** The classic way: a buffer of the last keys of any kind, as long as the code. */
export function pushToBuffer(buffer: readonly string[], key: string, length: number): readonly string[] {
  return [...buffer, key].slice(-length);
}

/** It opens if the buffer equals the code, letter by letter. */
export function isOpenedByBuffer(buffer: readonly string[], code: readonly string[]): boolean {
  return buffer.join(' ') === code.join(' ');
}
