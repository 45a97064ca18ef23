import { setTimeout as wait } from 'node:timers/promises';
import { assertWalk } from './assertWalk';

const LOOK_AGAIN_MS = 250;

/**
 * Repeats a question until the answer is yes.
 *
 * @param what - what is wrong if the answer stays no
 * @param limitMs - how long it may take
 * @throws {SiteError} code `WALK_FAILED` if it takes longer
 */
export async function waitUntil(
  isDone: () => Promise<boolean>,
  what: string,
  limitMs: number,
): Promise<void> {
  const endMs = Date.now() + limitMs;
  while (!(await isDone())) {
    assertWalk(Date.now() < endMs, `${what} within ${limitMs / 1000} s`);
    await wait(LOOK_AGAIN_MS);
  }
}
