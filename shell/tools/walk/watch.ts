import { SiteError } from '@portfolio/contract';

/** Times steps one after the other, and prints each when it ends. */
export class Watch {
  readonly #late: string[] = [];

  /**
   * @param limitSeconds - how long it may take (default: no limit)
   */
  async time<T>(name: string, run: () => Promise<T>, limitSeconds = Infinity): Promise<T> {
    const startMs = performance.now();
    const result = await run();
    const seconds = (performance.now() - startMs) / 1000;
    const limit = limitSeconds === Infinity ? '' : ` (at most ${limitSeconds} s)`;
    console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}${limit}`);
    if (seconds > limitSeconds) this.#late.push(`${name} (${seconds.toFixed(1)} s)`);
    return result;
  }

  /** @throws {SiteError} code `WALK_FAILED` if a step exceeded its limit; call it last, so that every step is timed */
  assertInTime(): void {
    if (this.#late.length > 0)
      throw new SiteError(
        `Failed to finish the walk in time: ${this.#late.join(', ')}. Run it again while the machine does nothing else; then find out which step became slower.`,
        'WALK_FAILED',
      );
  }
}
