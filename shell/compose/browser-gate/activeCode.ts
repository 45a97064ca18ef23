import type { CDPSession } from 'playwright-core';

/** Longer than the pause between two calls of a loop; one of timers is found by its timers. */
const WATCH_MS = 200;

/** How often the calls are counted: work that a page started before it was left may still end during all but the last. */
const WATCHES = 4;

/**
 * Lists the functions of a release that are still called after its page was left, whatever calls them: the browser
 * counts the calls, out of reach of the page's scripts.
 */
export async function listActiveCode(session: CDPSession, filesUrl: string): Promise<string[]> {
  await session.send('Profiler.enable');
  try {
    await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    let called: string[] = [];
    for (let count = 0; count < WATCHES; count += 1) {
      await session.send('Profiler.takePreciseCoverage');
      await new Promise((resolve) => setTimeout(resolve, WATCH_MS));
      called = await listCalled(session, filesUrl);
      if (called.length === 0) break;
    }
    return called;
  } finally {
    await session.send('Profiler.disable');
  }
}

/** Lists the functions that were called since this was asked last. */
async function listCalled(session: CDPSession, filesUrl: string): Promise<string[]> {
  const { result } = await session.send('Profiler.takePreciseCoverage');
  return result.flatMap(({ url, functions }) =>
    url.startsWith(filesUrl)
      ? functions
          .filter(({ ranges }) => ranges.some(({ count }) => count > 0))
          .map(({ functionName }) => `${functionName || 'a function'} of ${url.slice(filesUrl.length)}`)
      : [],
  );
}
