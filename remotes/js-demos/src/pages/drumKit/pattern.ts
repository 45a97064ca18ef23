import { PAD_NAMES, type PadName } from './pads';

/** Fine enough for unquantised playing: 5 ms at 120 beats per minute. Divisible by 3 for triplets. */
export const TICKS_PER_BEAT = 96;
export const BEATS_PER_BAR = 4;
export const BAR_CHOICES = [1, 2, 4] as const;
export const BPM_RANGE = { min: 40, max: 240 } as const;
export const MAX_HITS = 1000;
export const MAX_NAME_CHARACTERS = 40;

/** One stroke, in ticks from the start of the loop. */
export interface Hit {
  pad: PadName;
  tick: number;
}

/** A loop. */
export interface Pattern {
  name: string;
  bpm: number;
  bars: (typeof BAR_CHOICES)[number];
  hits: readonly Hit[];
}

/** The grids to which recorded strokes snap. */
export const GRIDS = {
  off: { label: 'Off, as played', ticks: 1 },
  quarter: { label: 'Quarter notes', ticks: TICKS_PER_BEAT },
  eighth: { label: 'Eighth notes', ticks: TICKS_PER_BEAT / 2 },
  triplet: { label: 'Eighth-note triplets', ticks: TICKS_PER_BEAT / 3 },
  sixteenth: { label: 'Sixteenth notes', ticks: TICKS_PER_BEAT / 4 },
} as const;

export type GridName = keyof typeof GRIDS;

/** A cell of the step grid: a sixteenth note. */
export const STEP_TICKS = GRIDS.sixteenth.ticks;

export const EMPTY_PATTERN: Pattern = { name: 'Untitled loop', bpm: 100, bars: 1, hits: [] };

/** Tempo, length and number of strokes, in words. */
export function describePattern({ bpm, bars, hits }: Pattern): string {
  const strokes = hits.length === 1 ? '1 stroke' : `${hits.length} strokes`;
  return `${bpm} bpm, ${bars === 1 ? '1 bar' : `${bars} bars`}, ${strokes}`;
}

export function lengthTicksOf({ bars }: Pick<Pattern, 'bars'>): number {
  return bars * BEATS_PER_BAR * TICKS_PER_BEAT;
}

export function secondsPerTick(bpm: number): number {
  return 60 / bpm / TICKS_PER_BEAT;
}

/** Snaps a time to the grid. The last half cell belongs to the start of the next round. */
export function quantiseTick(tick: number, grid: GridName, lengthTicks: number): number {
  const cell = GRIDS[grid].ticks;
  return (Math.round(tick / cell) * cell) % lengthTicks;
}

/** Orders strokes by time, and simultaneous ones by pad. */
export const orderOfHits = (a: Hit, b: Hit) =>
  a.tick - b.tick || PAD_NAMES.indexOf(a.pad) - PAD_NAMES.indexOf(b.pad);
const isSame = (a: Hit, b: Hit) => a.pad === b.pad && a.tick === b.tick;

function hasHit(pattern: Pattern, hit: Hit): boolean {
  return pattern.hits.some((other) => isSame(other, hit));
}

/** Adds a stroke. Duplicates, and strokes beyond {@link MAX_HITS}, change nothing. */
export function addHit(pattern: Pattern, hit: Hit): Pattern {
  if (hasHit(pattern, hit) || pattern.hits.length >= MAX_HITS) return pattern;
  return { ...pattern, hits: [...pattern.hits, hit].sort(orderOfHits) };
}

/** Which cells of the step grid contain strokes of a pad: a string of `1` and `0`, which compares by value. */
export function filledSteps(pattern: Pattern, pad: PadName): string {
  const cells = Array.from({ length: lengthTicksOf(pattern) / STEP_TICKS }, () => '0');
  for (const hit of pattern.hits) {
    if (hit.pad === pad) cells[Math.floor(hit.tick / STEP_TICKS)] = '1';
  }
  return cells.join('');
}

/** Clears a cell of the step grid, or puts a stroke at its start. */
export function toggleStep(pattern: Pattern, pad: PadName, step: number): Pattern {
  const from = step * STEP_TICKS;
  const present = pattern.hits.filter(
    (hit) => hit.pad === pad && hit.tick >= from && hit.tick < from + STEP_TICKS,
  );
  if (present.length === 0) return addHit(pattern, { pad, tick: from });
  return { ...pattern, hits: pattern.hits.filter((hit) => !present.includes(hit)) };
}

/** Snaps every stroke; strokes that coincide become one. */
export function quantise(pattern: Pattern, grid: GridName): Pattern {
  const lengthTicks = lengthTicksOf(pattern);
  return pattern.hits.reduce(
    (next, hit) => addHit(next, { pad: hit.pad, tick: quantiseTick(hit.tick, grid, lengthTicks) }),
    { ...pattern, hits: [] } as Pattern,
  );
}

/** Changes the length. Strokes past a shorter end are dropped; undo restores them. */
export function setBars(pattern: Pattern, bars: Pattern['bars']): Pattern {
  const lengthTicks = lengthTicksOf({ bars });
  return { ...pattern, bars, hits: pattern.hits.filter(({ tick }) => tick < lengthTicks) };
}
