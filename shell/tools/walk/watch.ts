/** A finished step of the walk. */
export interface Lap {
  name: string;
  seconds: number;
}

/** Times consecutive steps and prints each one when it ends. */
export class Watch {
  readonly laps: Lap[] = [];

  async time<T>(name: string, run: () => Promise<T>): Promise<T> {
    const startMs = performance.now();
    const result = await run();
    const seconds = (performance.now() - startMs) / 1000;
    this.laps.push({ name, seconds });
    console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}`);
    return result;
  }
}
