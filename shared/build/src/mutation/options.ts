import { PARTS, type Part } from './parts';

/** The options of the command. */
export interface Options {
  parts: readonly Part[];
  /** Only these files; empty means all files of the parts. */
  files: readonly { file: string; line?: number; column?: number }[];
  workers: number;
  minutes: number;
}

/** A path, and the line and column in it, both counted from 1. */
const PLACE = /^[^:]+(?::[1-9]\d*){0,2}$/;

/**
 * Reads the command line: `[--required] [--workers <n>] [--minutes <n>] [<folder or file>[:<line>[:<column>]] ...]`.
 *
 * @param args - without the paths of node and script
 * @returns the options, or a sentence that says what is wrong
 */
export function readOptions(args: readonly string[]): Options | string {
  const numbers = { workers: 2, minutes: Infinity };
  const places: string[] = [];
  let parts = PARTS;
  for (let index = 0; index < args.length; index += 1) {
    const arg = args[index] ?? '';
    if (arg === '--required') parts = PARTS.filter(({ isRequired }) => isRequired);
    else if (arg === '--workers' || arg === '--minutes') {
      const value = Number(args[(index += 1)]);
      if (!(value > 0)) return `${arg} needs a number above 0, such as "${arg} 2".`;
      numbers[arg === '--workers' ? 'workers' : 'minutes'] = value;
    } else if (arg.startsWith('-'))
      return `${arg} is not an option. Use --required, --workers <n>, --minutes <n>, or paths.`;
    else places.push(arg);
  }
  const files = places.map((place) => {
    const [file = '', line, column] = place.split(':');
    return {
      file: file.replace(/\/$/, ''),
      ...(line === undefined ? {} : { line: Number(line) }),
      ...(column === undefined ? {} : { column: Number(column) }),
    };
  });
  const misplaced = places.find((place) => !PLACE.test(place));
  if (misplaced !== undefined)
    return `${misplaced} is no place. Write <file>:<line>:<column>, with whole numbers from 1.`;
  const unknown = files.find(({ file }) => !parts.some((part) => hasPath(part, file)));
  if (unknown)
    return `${unknown.file} is in no part. Name files or folders of: ${parts.flatMap(({ sources }) => sources).join(', ')}.`;
  return { parts, files, ...numbers };
}

/** Says whether a path is within a part, or a part within the path. */
function hasPath({ sources }: Part, file: string): boolean {
  return sources.some((source) => isWithin(file, source) || isWithin(source, file));
}

/** Says whether a file equals a folder or is inside it. */
export function isWithin(file: string, folder: string): boolean {
  return file === folder || file.startsWith(`${folder}/`);
}
