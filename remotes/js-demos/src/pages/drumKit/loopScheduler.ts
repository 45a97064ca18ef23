import {
  BEATS_PER_BAR,
  TICKS_PER_BEAT,
  lengthTicksOf,
  secondsPerTick,
  type Hit,
  type Pattern,
} from './pattern';

/** How far ahead strokes are scheduled on the audio clock: longer than a slow frame, shorter than a visible delay. */
export const LOOK_AHEAD_S = 0.15;
/** How often the scheduler wakes. Its timer may be late by LOOK_AHEAD_S minus this before a stroke is late. */
export const WAKE_INTERVAL_MS = 25;

interface SchedulerPorts {
  /** The audio clock, in seconds. */
  nowS(): number;
  getPattern(): Pattern;
  onHit(hit: Hit, atS: number): void;
  onBeat(isFirstOfBar: boolean, atS: number): void;
}

export interface LoopScheduler {
  start(): void;
  stop(): void;
  isRunning(): boolean;
  /** Ticks since the start, across all rounds, at a moment on the audio clock. */
  tickAt(timeS: number): number;
  /** Keeps the position in the loop when the tempo changes; strokes already scheduled keep their time. */
  retime(): void;
  /** Skips one stroke once: it was just played by hand and must not sound twice. */
  skipOnce(hit: Hit, absoluteTick: number): void;
}

/**
 * Schedules a loop ahead of time on a clock that never drifts. A timer only decides *when to look*; the time at which
 * a stroke *sounds* is counted from the anchor, so a late timer, a busy page or a thousand rounds shift nothing.
 */
export function createLoopScheduler({ nowS, getPattern, onHit, onBeat }: SchedulerPorts): LoopScheduler {
  let timer: ReturnType<typeof setInterval> | null = null;
  let anchor = { atS: 0, tick: 0, bpm: 0 };
  let doneTick = 0;
  let skipped = new Set<string>();

  const timeOf = (tick: number) => anchor.atS + (tick - anchor.tick) * secondsPerTick(anchor.bpm);
  const tickAt = (timeS: number) => anchor.tick + (timeS - anchor.atS) / secondsPerTick(anchor.bpm);

  function emit(fromTick: number, toTick: number) {
    const pattern = getPattern();
    const lengthTicks = lengthTicksOf(pattern);
    for (let round = Math.floor(fromTick / lengthTicks); round * lengthTicks < toTick; round += 1) {
      for (const hit of pattern.hits) {
        const tick = round * lengthTicks + hit.tick;
        if (tick < fromTick || tick >= toTick || skipped.delete(`${hit.pad}@${tick}`)) continue;
        onHit(hit, timeOf(tick));
      }
    }
    for (let beat = Math.ceil(fromTick / TICKS_PER_BEAT); beat * TICKS_PER_BEAT < toTick; beat += 1) {
      onBeat(beat % BEATS_PER_BAR === 0, timeOf(beat * TICKS_PER_BEAT));
    }
  }

  // #region excerpt
  function look() {
    const now = nowS();
    // After the whole page was suspended, missed strokes are dropped rather than played all at once.
    const fromTick = Math.max(doneTick, tickAt(now - LOOK_AHEAD_S));
    const toTick = tickAt(now + LOOK_AHEAD_S);
    if (toTick <= fromTick) return;
    emit(fromTick, toTick);
    doneTick = toTick;
  }
  // #endregion

  return {
    start() {
      if (timer !== null) return;
      anchor = { atS: nowS() + 0.06, tick: 0, bpm: getPattern().bpm };
      doneTick = 0;
      skipped = new Set();
      timer = setInterval(look, WAKE_INTERVAL_MS);
      look();
    },
    stop() {
      if (timer !== null) clearInterval(timer);
      timer = null;
    },
    isRunning: () => timer !== null,
    tickAt,
    retime() {
      const { bpm } = getPattern();
      if (timer !== null && bpm !== anchor.bpm) anchor = { atS: timeOf(doneTick), tick: doneTick, bpm };
    },
    skipOnce: (hit, absoluteTick) => void skipped.add(`${hit.pad}@${absoluteTick}`),
  };
}
