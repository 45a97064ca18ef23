import { LOOK_AHEAD_S, WAKE_INTERVAL_MS, createLoopScheduler } from './loopScheduler';
import { TICKS_PER_BEAT, type Pattern } from './pattern';

const HALF_BEAT = TICKS_PER_BEAT / 2;

/** A scheduler on a manual clock; `timeline` lists every stroke with its time since the start. */
function setUp(initial: Partial<Pattern> = {}) {
  let timeS = 10;
  let pattern: Pattern = { name: 'Test', bpm: 120, bars: 1, hits: [], ...initial };
  const timeline: { pad: string; atS: number }[] = [];
  const beats: { isFirst: boolean; atS: number }[] = [];
  const scheduler = createLoopScheduler({
    nowS: () => timeS,
    getPattern: () => pattern,
    onHit: ({ pad }, atS) => timeline.push({ pad, atS }),
    onBeat: (isFirst, atS) => beats.push({ isFirst, atS }),
  });
  return {
    scheduler,
    timeline,
    beats,
    change: (part: Partial<Pattern>) => {
      pattern = { ...pattern, ...part };
    },
    /** Advances time, with the timer firing every `stepMs`. */
    pass(seconds: number, stepMs = WAKE_INTERVAL_MS) {
      for (let rest = seconds * 1000; rest > 0; rest -= stepMs) {
        timeS += Math.min(stepMs, rest) / 1000;
        jest.advanceTimersByTime(Math.max(WAKE_INTERVAL_MS, Math.min(stepMs, rest)));
      }
    },
    /** Advances the audio clock while the timer is blocked. */
    stall: (seconds: number) => {
      timeS += seconds;
    },
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const gapsMs = (times: readonly { atS: number }[]) =>
  times.slice(1).map(({ atS }, index) => Math.round((atS - (times[index]?.atS ?? 0)) * 1000));

test('schedules strokes evenly over many rounds, each exactly once', () => {
  const { scheduler, timeline, pass } = setUp({
    hits: [
      { pad: 'kick', tick: 0 },
      { pad: 'snare', tick: 2 * TICKS_PER_BEAT },
    ],
  });
  scheduler.start();
  pass(20);

  expect(timeline.length).toBeGreaterThanOrEqual(20);
  expect(new Set(gapsMs(timeline))).toEqual(new Set([1000]));
});

test('does not drift or stutter when its timer is late and irregular', () => {
  const { scheduler, timeline, pass } = setUp({
    hits: [0, 1, 2, 3].map((beat) => ({ pad: 'tink', tick: beat * TICKS_PER_BEAT })),
  });
  scheduler.start();
  for (const stepMs of [31, 90, 27, 140, 55, 120]) pass(1.7, stepMs);

  expect(new Set(gapsMs(timeline))).toEqual(new Set([500]));
});

test('schedules every stroke before it is due', () => {
  let timeS = 0;
  const aheadS: number[] = [];
  const scheduler = createLoopScheduler({
    nowS: () => timeS,
    getPattern: () => ({ name: '', bpm: 180, bars: 1, hits: [{ pad: 'kick', tick: HALF_BEAT }] }),
    onHit: (_hit, atS) => aheadS.push(atS - timeS),
    onBeat: () => {},
  });
  scheduler.start();
  for (; timeS < 8; timeS += 0.025) jest.advanceTimersByTime(WAKE_INTERVAL_MS);

  expect(aheadS.length).toBeGreaterThan(4);
  expect(Math.min(...aheadS)).toBeGreaterThan(0.05);
  expect(Math.max(...aheadS)).toBeLessThanOrEqual(LOOK_AHEAD_S + 1e-9);
});

test('skips strokes missed by a sleeping page instead of playing them all at once', () => {
  const { scheduler, timeline, pass, stall } = setUp({
    hits: [
      { pad: 'kick', tick: 0 },
      { pad: 'kick', tick: TICKS_PER_BEAT },
    ],
  });
  scheduler.start();
  pass(1);
  const before = timeline.length;
  stall(60);
  pass(0.1);

  expect(timeline.length - before).toBeLessThanOrEqual(1);
});

test('keeps its position in the loop when the tempo doubles', () => {
  const { scheduler, timeline, pass, change } = setUp({
    bpm: 60,
    hits: [0, 1, 2, 3].map((beat) => ({ pad: 'tom', tick: beat * TICKS_PER_BEAT })),
  });
  scheduler.start();
  pass(2.5);
  change({ bpm: 120 });
  scheduler.retime();
  pass(3);

  const gaps = gapsMs(timeline);
  expect(gaps.slice(0, 2)).toEqual([1000, 1000]);
  expect(gaps.slice(3).every((gap) => gap === 500)).toBe(true);
  // One gap spans the tempo change and has neither length.
  expect(gaps[2]).toBeGreaterThan(500);
  expect(gaps[2]).toBeLessThan(1000);
});

test('includes a stroke added while it plays', () => {
  const { scheduler, timeline, pass, change } = setUp();
  scheduler.start();
  pass(1);
  change({ hits: [{ pad: 'ride', tick: 3 * TICKS_PER_BEAT }] });
  pass(2);

  expect(timeline.map(({ pad }) => pad)).toEqual(['ride']);
});

test('skips a stroke once if it was just played by hand', () => {
  const hit = { pad: 'clap', tick: 2 * TICKS_PER_BEAT } as const;
  const { scheduler, timeline, pass } = setUp({ hits: [hit] });
  scheduler.start();
  scheduler.skipOnce(hit, hit.tick);
  pass(4);

  expect(timeline).toHaveLength(1);
  expect(Math.round(((timeline[0]?.atS ?? 0) - 10.06) * 1000)).toBe(3000);
});

test('marks the first beat of each bar', () => {
  const { scheduler, beats, pass } = setUp({ bars: 2 });
  scheduler.start();
  pass(3.9);

  expect(beats.slice(0, 8).map(({ isFirst }) => isFirst)).toEqual([
    true,
    false,
    false,
    false,
    true,
    false,
    false,
    false,
  ]);
});

test('is silent after it stops, and restarts at the first beat', () => {
  const { scheduler, timeline, pass } = setUp({ hits: [{ pad: 'kick', tick: 0 }] });
  scheduler.start();
  scheduler.start();
  pass(0.5);
  scheduler.stop();
  pass(5);
  expect(timeline).toHaveLength(1);
  expect(jest.getTimerCount()).toBe(0);

  scheduler.start();
  expect(timeline).toHaveLength(2);
});
