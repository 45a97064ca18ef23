import type { CDPSession } from 'playwright-core';
import { TRACES } from './pageTraces';

/**
 * Lists the listeners in the code of a release, also those of properties such as `onkeydown`, that are on anything but
 * its own page: on elements of the site, or on other event targets of the document. The browser is asked, out of reach
 * of the page's scripts, and a listener counts by the place of its code: those of React, on the root of each page,
 * belong to the shell.
 */
export async function listListeners(session: CDPSession, filesUrl: string): Promise<string[]> {
  const urls = await readScriptUrls(session);
  // A built-in function or a proxy has no script: whose code it runs is hidden.
  const isOfRelease = (scriptId: string) => (urls.get(scriptId) ?? filesUrl).startsWith(filesUrl);
  const list = async (objectId: string) => {
    const { listeners } = await session.send('DOMDebugger.getEventListeners', {
      ...{ objectId, depth: -1, pierce: true },
    });
    return listeners.filter(({ scriptId }) => isOfRelease(scriptId));
  };
  const found: string[] = [];
  for (const [name, objectId] of await readProperties(session, `${TRACES}.targets`))
    for (const { type } of await list(objectId)) found.push(`a listener on ${name} ${type}`);
  for (const { type, backendNodeId } of await list(await evaluateHandle(session, 'document'))) {
    const name = await describeNode(session, backendNodeId);
    if (name !== null) found.push(`a listener on ${name} ${type}`);
  }
  return found;
}

/** The URLs of all scripts that have run, by id; empty for those of this gate. */
async function readScriptUrls(session: CDPSession): Promise<Map<string, string>> {
  const urls = new Map<string, string>();
  const note = (script: { scriptId: string; url: string }) => urls.set(script.scriptId, script.url);
  session.on('Debugger.scriptParsed', note);
  // The browser names all scripts before it answers.
  await session.send('Debugger.enable');
  await session.send('Debugger.disable');
  session.off('Debugger.scriptParsed', note);
  return urls;
}

async function evaluateHandle(session: CDPSession, expression: string): Promise<string> {
  const { result } = await session.send('Runtime.evaluate', { expression });
  return result.objectId ?? '';
}

async function readProperties(
  session: CDPSession,
  expression: string,
): Promise<(readonly [name: string, objectId: string])[]> {
  const objectId = await evaluateHandle(session, expression);
  const { result } = await session.send('Runtime.getProperties', { objectId, ownProperties: true });
  return result.flatMap(({ name, value }) =>
    value?.objectId === undefined ? [] : [[name, value.objectId] as const],
  );
}

/** @returns null if visitors cannot reach it */
async function describeNode(session: CDPSession, backendNodeId: number | undefined): Promise<string | null> {
  const { object } = await session.send('DOM.resolveNode', { backendNodeId });
  const { result } = await session.send('Runtime.callFunctionOn', {
    ...{ objectId: object.objectId, returnByValue: true },
    functionDeclaration: `function () { return ${TRACES}.describe(this); }`,
  });
  return result.value as string | null;
}
