/** Returns whether two words differ by at most one typo: a wrong, missing or extra letter, or two swapped ones. */
export function differsByOneTypo(a: string, b: string): boolean {
  const start = countSame(a, b, (word, index) => word[index]);
  const [restA, restB] = [a.slice(start), b.slice(start)];
  const end = countSame(restA, restB, (word, index) => word.at(-1 - index));
  const [middleA, middleB] = [restA.slice(0, restA.length - end), restB.slice(0, restB.length - end)];
  if (middleA.length <= 1 && middleB.length <= 1) return true;
  return middleA.length === 2 && middleB === `${middleA[1]}${middleA[0]}`;
}

function countSame(
  a: string,
  b: string,
  getLetter: (word: string, index: number) => string | undefined,
): number {
  const length = Math.min(a.length, b.length);
  let count = 0;
  while (count < length && getLetter(a, count) === getLetter(b, count)) count += 1;
  return count;
}
