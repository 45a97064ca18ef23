import type { CDPSession, Page } from '@playwright/test';

/** How long a script that runs takes to be stopped. */
const LIMIT_MS = 10_000;

/** Gets ready to look into a page; while its script runs without end, it is too late for that. */
export async function watchActivity(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Debugger.enable');
  return session;
}

/** Says what a page that does not answer is doing: the functions that its script is in, or that none runs. */
export function describeActivity(session: CDPSession): Promise<string> {
  const stack = new Promise<string>((resolve) => {
    session.once('Debugger.paused', ({ callFrames }) => {
      const frames = callFrames.slice(0, 12).map(({ functionName, url, location }) => {
        const { lineNumber, columnNumber = 0 } = location;
        return `${functionName || '(anonymous)'} ${url}:${lineNumber + 1}:${columnNumber + 1}`;
      });
      resolve(`Its script is in ${frames.join(', ')}.`);
    });
  });
  const limit = new Promise<string>((resolve) => {
    setTimeout(resolve, LIMIT_MS, 'No script of it runs, or its process does not answer.');
  });
  // It does not answer itself where nothing runs: the limit does.
  void session.send('Debugger.pause').catch(() => {});
  return Promise.race([stack, limit]);
}
