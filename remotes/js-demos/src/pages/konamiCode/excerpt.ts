import type { Excerpt } from '../../demo-page/CodeExcerpt';

export const excerpt: Excerpt = {
  file: 'code.ts',
  code: `
export function advance(entered: number, input: Input): number {
  const typed = [...CODE.slice(0, entered), input];
  for (let length = Math.min(typed.length, CODE.length); length > 0; length -= 1) {
    const tail = typed.slice(-length);
    if (tail.every((one, index) => one === CODE[index])) return length;
  }
  return 0;
}
`,
  notes: [
    {
      at: 'CODE.slice(0, entered)',
      text: 'What was entered need not be kept: the number says it, since right inputs are the code’s own beginning.',
    },
    {
      at: 'length > 0; length -= 1',
      text: 'The longest end first, so that the answer is the most that may still count.',
    },
    {
      at: 'tail.every',
      text: 'At most 55 comparisons of short words. A table would be faster, and nobody would notice.',
    },
  ],
};
