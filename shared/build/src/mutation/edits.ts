import ts from 'typescript';
import type { Edit } from './changes';
import type { Mutation } from './listMutations';
import { listReachMarks } from './reachMarks';

/** The edits of each file, by its path relative to the repository. */
export type Edits = Readonly<Record<string, readonly Edit[]>>;

/** The global function that marks call, in each test environment and in the processes that tests start. */
const REACH_FUNCTION = '__mutationReached';

/** The edit that makes a mutation. */
export function toMutationEdits({ file, start, end, text }: Mutation): Edits {
  return { [file]: [{ start, end, text }] };
}

/** The edits that make a file report which of its marks are reached, as `file:number`. */
export function toReachEdits(file: string, source: string): Edits {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const edits = listReachMarks(tree).flatMap(({ start, end, isExpression }, index) => {
    const report = `globalThis.${REACH_FUNCTION}?.('${file}:${index}')`;
    return isExpression
      ? [
          { start, end: start, text: `(${report}, ` },
          { start: end, end, text: ')' },
        ]
      : [{ start, end: start, text: `${report};` }];
  });
  return { [file]: edits };
}
