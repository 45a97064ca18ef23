import { FILE_LIMITS, PAGE_LIMITS, type PageLimits } from './limits';
import type { FileKind, MeasuredPage, PageFile } from './measurePage';

/** Size of each file by name, as of the last review of the limits. */
export type KnownSizes = Readonly<Record<string, number>>;

const COUNTED: Readonly<Record<Exclude<keyof PageLimits, 'requests'>, readonly FileKind[]>> = {
  htmlBytes: ['html'],
  interactiveBytes: ['script'],
  codeBytes: ['script', 'late script', 'style'],
  totalBytes: ['html', 'script', 'late script', 'style', 'font', 'picture', 'data'],
};

/** File names contain hashes, which compress to a few bytes more or less in another commit, without any change in code. */
export const HASH_NOISE_BYTES = 32;

const NEXT_STEP =
  'Make it smaller, or raise the limit in shell/tools/budgets/limits.ts and say why in the commit.';

/**
 * Checks pages against the limits, each of them with {@link HASH_NOISE_BYTES} on top.
 *
 * @returns one text for each exceeded limit, with the list of files that grew; empty if all limits hold
 */
export function checkBudgets(pages: readonly MeasuredPage[], known: KnownSizes): string[] {
  return [...pages.flatMap((page) => checkPage(page, known)), ...checkFiles(pages)];
}

function checkPage({ path, kind, files }: MeasuredPage, known: KnownSizes): string[] {
  const limits = PAGE_LIMITS[kind];
  const problems = Object.entries(COUNTED).flatMap(([name, kinds]) => {
    const counted = files.filter((file) => kinds.includes(file.kind));
    const sum = counted.reduce((total, { bytes }) => total + bytes, 0);
    const limit = limits[name as keyof PageLimits];
    return sum <= limit + HASH_NOISE_BYTES
      ? []
      : [toProblem(path, `${name} ${sum}`, limit, listGrown(counted, known))];
  });
  if (files.length > limits.requests) {
    const added = files.filter(({ name }) => !(name in known));
    problems.push(toProblem(path, `${files.length} requests`, limits.requests, listGrown(added, known)));
  }
  return problems;
}

function checkFiles(pages: readonly MeasuredPage[]): string[] {
  const files = new Map(pages.flatMap((page) => page.files).map((file) => [file.name, file]));
  return [...files.values()].flatMap(({ name, bytes }) => {
    const limit = FILE_LIMITS.find(({ pattern }) => pattern.test(name));
    return limit === undefined || bytes <= limit.maxBytes
      ? []
      : [
          `${name} is ${bytes} bytes, ${bytes - limit.maxBytes} over the limit of ${limit.maxBytes} (${limit.name}). ${NEXT_STEP}`,
        ];
  });
}

function toProblem(path: string, found: string, limit: number, grown: readonly string[]): string {
  const list = grown.length > 0 ? grown.join(', ') : 'none';
  return `Failed to keep ${path} within its budget: ${found}, limit ${limit}. Files that grew: ${list}. ${NEXT_STEP}`;
}

function listGrown(files: readonly PageFile[], known: KnownSizes): string[] {
  return files
    .map(({ name, bytes }) => ({ name, bytes, before: known[name] }))
    .filter(({ bytes, before }) => before === undefined || bytes > before)
    .sort((a, b) => b.bytes - (b.before ?? 0) - (a.bytes - (a.before ?? 0)))
    .map(({ name, bytes, before }) =>
      before === undefined
        ? `${name} (new, ${bytes})`
        : `${name} (+${bytes - before}, ${before} to ${bytes})`,
    );
}
