import type { Page } from '@playwright/test';

/** How long a script that runs takes to be stopped. */
const LIMIT_MS = 10_000;

/** Says what a page that does not answer is doing: the functions that its script is in, or that none runs. */
export async function describeActivity(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const stack = new Promise<string>((resolve) => {
    session.once('Debugger.paused', ({ callFrames }) =>
      resolve(
        `Its script is in ${callFrames
          .slice(0, 12)
          .map(({ functionName, url, location }) => {
            const { lineNumber, columnNumber = 0 } = location;
            return `${functionName || '(anonymous)'} ${url}:${lineNumber + 1}:${columnNumber + 1}`;
          })
          .join(', ')}.`,
      ),
    );
  });
  const limit = new Promise<string>((resolve) => {
    setTimeout(resolve, LIMIT_MS, 'No script of it runs, or its process does not answer.');
  });
  // It does not answer itself where nothing runs: the limit does.
  void session.send('Debugger.enable').catch(() => {});
  void session.send('Debugger.pause').catch(() => {});
  return Promise.race([stack, limit]);
}
