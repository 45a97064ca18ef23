import type { CDPSession } from 'playwright-core';

/**
 * Evaluates in an isolated world, whose built-ins the page's scripts cannot have changed. It lasts until the next
 * load.
 */
export async function evaluateIsolated<T>(session: CDPSession, expression: string): Promise<T> {
  const { frameTree } = await session.send('Page.getFrameTree');
  const { executionContextId: contextId } = await session.send('Page.createIsolatedWorld', {
    frameId: frameTree.frame.id,
    worldName: 'gate',
  });
  return evaluate(session, expression, contextId);
}

/**
 * Evaluates in the page's main world: the expression must only use functions that the page's scripts cannot replace.
 */
export const evaluateInPage = <T>(session: CDPSession, expression: string) =>
  evaluate<T>(session, expression);

async function evaluate<T>(session: CDPSession, expression: string, contextId?: number): Promise<T> {
  const { result } = await session.send('Runtime.evaluate', {
    expression,
    ...(contextId !== undefined && { contextId }),
    returnByValue: true,
    awaitPromise: true,
  });
  return result.value as T;
}
