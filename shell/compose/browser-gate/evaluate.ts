import type { CDPSession } from 'playwright-core';

/** Evaluates with functions of a world of its own, which the page's scripts have not changed. It stays until the next load. */
export async function evaluateApart<T>(session: CDPSession, expression: string): Promise<T> {
  const { frameTree } = await session.send('Page.getFrameTree');
  const { executionContextId: contextId } = await session.send('Page.createIsolatedWorld', {
    frameId: frameTree.frame.id,
    worldName: 'gate',
  });
  return evaluate(session, expression, contextId);
}

/** Evaluates among the page's scripts: only what they cannot replace is to be used. */
export const evaluateAmong = <T>(session: CDPSession, expression: string) => evaluate<T>(session, expression);

async function evaluate<T>(session: CDPSession, expression: string, contextId?: number): Promise<T> {
  const { result } = await session.send('Runtime.evaluate', {
    expression,
    ...(contextId !== undefined && { contextId }),
    returnByValue: true,
    awaitPromise: true,
  });
  return result.value as T;
}
