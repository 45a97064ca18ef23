/** Number of lengths: the feed has an end. */
export const LENGTH_COUNT = 10_000;
export const PAGE_SIZE = 20;
export const PAGE_COUNT = LENGTH_COUNT / PAGE_SIZE;

const PX_PER_REM = 16;
const PX_PER_INCH = 96;
const MM_PER_INCH = 25.4;
const GRIDS_PX = [4, 5, 6, 8, 10, 12, 16] as const;

/** Fixed to one language, so that server and browser render the same text. */
const NUMBERS = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 4 });
const MILLIMETRES = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });

/** Lengths that designers meet often. */
const KNOWN: Readonly<Record<number, string>> = {
  1: 'A hairline',
  4: 'The step of this site’s grid',
  8: 'The step of most grids',
  13: 'The smallest text on this site',
  16: 'Body text, unless you change it',
  24: 'The smallest target that WCAG 2.2 allows',
  44: 'A fingertip: the smallest button on an iPhone',
  48: 'The smallest button on Android',
  96: 'One inch',
  320: 'The narrowest screen that a page has to fit',
  390: 'An iPhone, upright',
  768: 'A small tablet, upright',
  1280: 'The column of this page, at its widest',
  1440: 'The window that most designs are drawn for',
  1920: 'Full HD',
  3840: 'Ultra HD',
  10_000: 'Enough',
};

/** The facts about one length in CSS pixels. */
export interface LengthFacts {
  px: number;
  title: string;
  /** Where it is known from, if anywhere. */
  known?: string;
  facts: readonly string[];
}

/** The prime factors, smallest first. */
export function toFactors(number: number): number[] {
  const factors: number[] = [];
  let rest = number;
  for (let divisor = 2; divisor * divisor <= rest; divisor += 1) {
    while (rest % divisor === 0) {
      factors.push(divisor);
      rest /= divisor;
    }
  }
  return rest > 1 ? [...factors, rest] : factors;
}

function toFactorText(px: number): string {
  const factors = toFactors(px);
  if (factors.length === 0) return 'the unit itself';
  if (factors.length === 1) return 'a prime';
  return `= ${factors.join(' × ')}`;
}

function toGridText(px: number): string {
  const grids = GRIDS_PX.filter((grid) => px % grid === 0);
  if (grids.length === 0) return 'on no common grid';
  return `on the ${grids.length === 1 ? 'grid' : 'grids'} of ${grids.join(', ')} px`;
}

export function toLengthFacts(px: number): LengthFacts {
  return {
    px,
    title: `${NUMBERS.format(px)} px`,
    known: KNOWN[px],
    facts: [
      `${NUMBERS.format(px / PX_PER_REM)} rem`,
      `${MILLIMETRES.format((px / PX_PER_INCH) * MM_PER_INCH)} mm`,
      toFactorText(px),
      toGridText(px),
    ],
  };
}

/** A contiguous range of pages, counted from 0. */
export interface PageRange {
  first: number;
  last: number;
}

/** The page a length is on, counted from 0. */
export function toPage(px: number): number {
  return Math.floor((px - 1) / PAGE_SIZE);
}

/** The lengths of a page. */
export function toLengths(page: number): number[] {
  return Array.from({ length: PAGE_SIZE }, (_unused, index) => page * PAGE_SIZE + index + 1);
}

/** The first and the last length of pages. */
export function toEnds({ first, last }: PageRange) {
  return { firstPx: first * PAGE_SIZE + 1, lastPx: (last + 1) * PAGE_SIZE };
}

/** "lengths 21 to 40". */
export function toRangeName(pages: PageRange): string {
  const { firstPx, lastPx } = toEnds(pages);
  return `lengths ${NUMBERS.format(firstPx)} to ${NUMBERS.format(lastPx)}`;
}

/** Parses a length from an address or a field; undefined if the feed does not contain it. */
export function findLength(text: string | null): number | undefined {
  const number = Number(text);
  return Number.isInteger(number) && number >= 1 && number <= LENGTH_COUNT ? number : undefined;
}
