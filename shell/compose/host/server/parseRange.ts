/** The first and the last byte asked for, both counted. */
export interface ByteRange {
  first: number;
  last: number;
}

/**
 * Reads a `Range` header with one range, as RFC 9110 section 14 has it. Players of films seek with it.
 *
 * @param header - `bytes=<first>-<last>`, `bytes=<first>-` or `bytes=-<count of the last ones>`
 * @param size - of the file, in bytes
 * @returns `null` where the whole file is the answer: no header, several ranges, or one that is not understood;
 * `unsatisfiable` where the file has no such byte
 */
export function parseRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  const [, from = '', to = ''] = match ?? [];
  if (from === '' && to === '') return null;
  const first = from === '' ? Math.max(size - Number(to), 0) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(to) < first) return null;
  return first >= size || (from === '' && Number(to) === 0) ? 'unsatisfiable' : { first, last };
}
