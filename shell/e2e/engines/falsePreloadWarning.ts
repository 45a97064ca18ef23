import http from 'node:http';
import { listenLocally } from '@portfolio/testing/browser';
import type { Engine } from './BrowserUnderTest';

const UNUSED_PRELOAD = /\.json was preloaded using link preload but not used/;

const FILE = '/data.json';
/** Fetches in time what it preloads, in the plainest way there is. */
const PAGE = `<!doctype html><title>A preload</title>
<link rel="preload" href="${FILE}" as="fetch" crossorigin="anonymous">
<script>fetch("${FILE}").then((response) => response.json())</script>`;

/** Longer than a browser waits with the warning. */
const WARNS_AFTER_MS = 12_000;

/**
 * Finds out whether a browser calls a preloaded file unused that was fetched, and came by one request: WebKitGTK does.
 *
 * @returns the warning to pass over, or null where the browser does not warn of such a page
 */
export async function findFalsePreloadWarning(engine: Engine): Promise<RegExp | null> {
  let fileRequests = 0;
  let openedMs = 0;
  const server = http.createServer(({ url }, response) => {
    if (url === FILE) fileRequests += 1;
    if (url === '/') openedMs = Date.now();
    const [type, text] = url === FILE ? ['application/json', '{}'] : ['text/html', PAGE];
    response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'max-age=3600' }).end(text);
  });
  const { url, close } = await listenLocally(server);
  const isWaiting = () => openedMs === 0 || Date.now() - openedMs < WARNS_AFTER_MS;
  const messages = await engine.readConsole(`${url}/`, isWaiting);
  await close();
  const isFalse = fileRequests === 1 && messages.some((text) => UNUSED_PRELOAD.test(text));
  return isFalse ? UNUSED_PRELOAD : null;
}
