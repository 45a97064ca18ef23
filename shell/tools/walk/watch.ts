import { SiteError } from '@portfolio/contract';

/** Times consecutive steps and prints each one when it ends. */
export class Watch {
  /**
   * @param limitSeconds - the step fails if it takes longer (default: no limit)
   * @throws {SiteError} code `WALK_FAILED` if it took too long
   */
  async time<T>(name: string, run: () => Promise<T>, limitSeconds = Infinity): Promise<T> {
    const startMs = performance.now();
    const result = await run();
    const seconds = (performance.now() - startMs) / 1000;
    const limit = limitSeconds === Infinity ? '' : ` (at most ${limitSeconds} s)`;
    console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}${limit}`);
    if (seconds > limitSeconds)
      throw new SiteError(
        `Failed to walk in time: "${name}" took ${seconds.toFixed(1)} s and may take ${limitSeconds} s. Run it again while the machine does nothing else; then find out which step became slower.`,
        'WALK_FAILED',
      );
    return result;
  }
}
