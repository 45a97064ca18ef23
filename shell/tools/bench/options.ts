import { parseArgs } from 'node:util';
import { SiteError } from '@portfolio/contract';
import { parseUrl } from '@portfolio/contract/parse-url';

/** The options of `npm run bench`. */
export interface BenchOptions {
  part: BenchPart;
  runs: number;
  /** Other sites: a URL, or a name and a folder. */
  urls: readonly string[];
  dirs: readonly { name: string; folder: string }[];
  /** Whether every page is measured, not just one of each kind. */
  isEveryPage: boolean;
  /** Whether the committed results and the README are updated too. */
  isSaved: boolean;
}

const PARTS = ['pages', 'scale', 'lighthouse', 'all'] as const;
export type BenchPart = (typeof PARTS)[number];

const DEFAULT_RUNS = 3;
/** For these parts, measuring every page takes a long time. */
const EVERY_PAGE_PARTS: readonly BenchPart[] = ['pages', 'lighthouse'];
const USAGE =
  'Usage: npm run bench -- [pages | scale | lighthouse | all] [--every-page] [--runs 3] [--url https://…] [--dir name=folder] [--save].';

/** Help text of `npm run bench`. */
export const HELP = `${USAGE}
  pages         compares the site with its floor, Next and one application; without a part, only this runs
  scale         composes sites of up to 200 synthetic remotes
  lighthouse    runs Lighthouse on the site
  all           all three, but without the largest site of scale
  --every-page  of pages or lighthouse: measures every page, not one of each kind
  --runs <n>    of pages: visits of each page; default ${DEFAULT_RUNS}
  --url, --dir  of pages: measures another site too, by its address or from a folder; may be repeated
  --save        updates the results in shell/tools/bench/results, and the README`;

/** Says whether the arguments ask for the help text. */
export const asksForHelp = (words: readonly string[]): boolean =>
  words.some((word) => word === '--help' || word === '-h');

/**
 * Parses the arguments after `npm run bench --`.
 *
 * @throws {SiteError} code `BAD_OPTIONS`
 */
export function parseOptions(words: readonly string[]): BenchOptions {
  const { positionals, values } = readWords(words);
  const [part = 'pages', ...others] = positionals;
  if (!isPart(part) || others.length > 0) throw refuse(`it has no part "${[part, ...others].join(' ')}"`);
  const isEveryPage = values['every-page'] === true;
  if (isEveryPage && !EVERY_PAGE_PARTS.includes(part))
    throw refuse(`--every-page is for ${EVERY_PAGE_PARTS.join(' or ')}, not for ${part}`);
  const runs = Number(values.runs ?? DEFAULT_RUNS);
  if (!Number.isInteger(runs) || runs < 1) throw refuse(`${values.runs} is not a number of runs, such as 3`);
  return {
    part,
    runs,
    urls: (values.url ?? []).map(parseWebUrl),
    dirs: (values.dir ?? []).map(parseDir),
    isEveryPage,
    isSaved: values.save === true,
  };
}

function readWords(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        runs: { type: 'string' },
        url: { type: 'string', multiple: true },
        dir: { type: 'string', multiple: true },
        'every-page': { type: 'boolean' },
        save: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw refuse(error instanceof Error ? (error.message.split('.')[0] ?? '') : String(error));
  }
}

function isPart(word: string): word is BenchPart {
  return (PARTS as readonly string[]).includes(word);
}

function parseWebUrl(text: string): string {
  const url = parseUrl(text);
  if (url === null || !/^https?:$/.test(url.protocol))
    throw refuse(`${text} is not an address with http or https`);
  return url.href;
}

function parseDir(text: string): { name: string; folder: string } {
  const [, name, folder] = /^([\w-]+)=(.+)$/.exec(text) ?? [];
  if (name === undefined || folder === undefined)
    throw refuse(`${text} is not a name and a folder, such as other=../other/dist`);
  return { name, folder };
}

function refuse(reason: string): SiteError {
  return new SiteError(`Failed to start the benchmark: ${reason}. ${USAGE}`, 'BAD_OPTIONS');
}
