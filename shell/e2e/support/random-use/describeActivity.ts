import type { CDPSession, Page } from '@playwright/test';

/** How long to wait until a running script is paused. */
const LIMIT_MS = 10_000;

/**
 * Attaches a debugger to a page. This has to be done early: it is not possible while a script is in an endless loop.
 */
export async function watchActivity(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Debugger.enable');
  return session;
}

/** Describes what an unresponsive page is doing: the call stack of its script, or that none is running. */
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
  // If no script is running, there is no response to this and the timeout applies.
  void session.send('Debugger.pause').catch(() => {});
  return Promise.race([stack, limit]);
}
