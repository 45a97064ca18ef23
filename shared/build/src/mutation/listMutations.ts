import ts from 'typescript';
import { listChanges } from './changes';
import { listReachMarks } from './reachMarks';

/** One mutation that can be made: a piece of a file and its replacement. */
export interface Mutation {
  /** Path relative to the repository. */
  file: string;
  /** Counted from 1. */
  line: number;
  /** Counted from 1. */
  column: number;
  start: number;
  end: number;
  text: string;
  /** The change, for people: `a < b -> a <= b`. */
  what: string;
  /** The innermost reach mark around it; tests that do not reach it cannot notice the mutation. */
  mark: number;
}

/**
 * Lists the mutations that can be made in a file, in source order.
 *
 * @param file - path relative to the repository
 * @param source - the file's text
 */
export function listMutations(file: string, source: string): Mutation[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const marks = listReachMarks(tree);
  const mutations = new Map<string, Mutation>();
  for (const { start, end, text } of listChanges(tree)) {
    const { line, character } = tree.getLineAndCharacterOfPosition(start);
    const mark = marks.reduce(
      (inner, { start: from, end: to }, index) => (from <= start && end <= to ? index : inner),
      -1,
    );
    mutations.set(`${start} ${end} ${text}`, {
      ...{ file, line: line + 1, column: character + 1, start, end, text, mark },
      what: `${shorten(source.slice(start, end))} -> ${shorten(text)}`,
    });
  }
  return [...mutations.values()].sort((one, other) => one.start - other.start || one.end - other.end);
}

const LENGTH = 60;

function shorten(code: string): string {
  const line = code.replace(/\s+/g, ' ').trim();
  if (line === '') return '(nothing)';
  return line.length <= LENGTH ? line : `${line.slice(0, LENGTH)}…`;
}
