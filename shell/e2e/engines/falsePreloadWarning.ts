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

const UNUSED_FONT = /The resource (http\S+\.woff2) was preloaded using link preload but not used/;

/**
 * Finds out whether a warning about an unused preload is about a font that the page uses. WebKitGTK sometimes writes it on
 * a busy machine.
 *
 * @param url - of the page that the warning is about
 */
export async function isOfUsedFont(engine: Engine, url: string, warning: string): Promise<boolean> {
  const file = UNUSED_FONT.exec(warning)?.[1];
  if (file === undefined) return false;
  const browser = await engine.openWindow();
  try {
    await browser.open(url);
    return await browser.run(async (path) => {
      const faces = [...document.styleSheets]
        .flatMap((sheet) => [...sheet.cssRules])
        .filter((rule): rule is CSSFontFaceRule => rule instanceof CSSFontFaceRule)
        .filter(({ cssText }) => cssText.includes(path));
      const { fonts } = document;
      await fonts.ready;
      return faces.some(({ style }) =>
        [...fonts].some(
          ({ family, unicodeRange, status }) =>
            status === 'loaded' &&
            family.replaceAll(/['"]/g, '') ===
              style.getPropertyValue('font-family').replaceAll(/['"]/g, '') &&
            unicodeRange === (style.getPropertyValue('unicode-range') || 'U+0-10FFFF'),
        ),
      );
    }, new URL(file).pathname);
  } finally {
    await browser.close();
  }
}
