/** Two ways to keep painting a video. Independent of the demo, so that the fault can be shown and tested. */
export interface PaintLoop {
  /** To be called on each `canplay` event of the video. */
  handleCanPlay(): void;
  countRunning(): number;
  /** How often the picture was painted since the last call. */
  takePaintings(): number;
  dispose(): void;
}

const PAINT_MS = 16;

/** The maximum number that run: the exhibit shows the fault without doing harm. */
export const CLASSIC_CAP = 12;

/** The classic: every `canplay` starts another interval, and none is ever stopped. */
export function createClassicLoop(): PaintLoop {
  const timers: ReturnType<typeof setInterval>[] = [];
  let paintings = 0;
  return {
    handleCanPlay() {
      if (timers.length < CLASSIC_CAP) timers.push(setInterval(() => (paintings += 1), PAINT_MS));
    },
    countRunning: () => timers.length,
    takePaintings() {
      const taken = paintings;
      paintings = 0;
      return taken;
    },
    // The classic has no cleanup; the museum adds it.
    dispose() {
      timers.splice(0).forEach((timer) => clearInterval(timer));
    },
  };
}

/** Fixed: there is one loop, and starting it while it runs changes nothing. */
export function createSingleLoop(): PaintLoop {
  let timer: ReturnType<typeof setInterval> | null = null;
  let paintings = 0;
  return {
    handleCanPlay() {
      timer ??= setInterval(() => (paintings += 1), PAINT_MS);
    },
    countRunning: () => (timer === null ? 0 : 1),
    takePaintings() {
      const taken = paintings;
      paintings = 0;
      return taken;
    },
    dispose() {
      if (timer !== null) clearInterval(timer);
      timer = null;
    },
  };
}
