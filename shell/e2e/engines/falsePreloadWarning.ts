import http from 'node:http';
import { listenLocally } from '@portfolio/testing/browser';
import type { Engine } from './BrowserUnderTest';

const UNUSED_PRELOAD = /\.json was preloaded using link preload but not used/;

const FILE = '/data.json';
/** Uses its preloaded file in time, in the simplest possible way. */
const PAGE = `<!doctype html><title>A preload</title>
<link rel="preload" href="${FILE}" as="fetch" crossorigin="anonymous">
<script>fetch("${FILE}").then((response) => response.json())</script>`;

/** Longer than a browser waits before it warns. */
const WARNS_AFTER_MS = 12_000;

/**
 * Finds out whether a browser warns about an unused preload although the page fetches the file at once, with the same
 * mode and credentials: WebKitGTK does, because its fetch takes a preloaded file from the HTTP cache at best.
 *
 * @returns the warning to ignore, or null if the browser does not warn about such a page
 */
export async function findFalsePreloadWarning(engine: Engine): Promise<RegExp | null> {
  let openedMs = 0;
  const server = http.createServer(({ url }, response) => {
    if (url === '/') openedMs = Date.now();
    const [type, text] = url === FILE ? ['application/json', '{}'] : ['text/html', PAGE];
    response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'max-age=3600' }).end(text);
  });
  const { url, close } = await listenLocally(server);
  const isWaiting = () => openedMs === 0 || Date.now() - openedMs < WARNS_AFTER_MS;
  const messages = await engine.readConsole(`${url}/`, isWaiting);
  await close();
  return messages.some((text) => UNUSED_PRELOAD.test(text)) ? UNUSED_PRELOAD : null;
}
