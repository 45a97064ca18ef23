import http from 'node:http';
import { listenLocally } from '@portfolio/testing/browser';
import type { BrowserUnderTest } from './BrowserUnderTest';

const PAGE = '<!doctype html><title>A script without a hash</title><body><script src="/script.js"></script>';

/** Finds out whether a browser enforces `Integrity-Policy`: it then runs no script without a hash. */
export async function findIntegrityPolicy(browser: BrowserUnderTest): Promise<boolean> {
  const server = http.createServer(({ url }, response) => {
    const [type, text] =
      url === '/script.js' ? ['text/javascript', 'document.title = "run"'] : ['text/html', PAGE];
    response
      .writeHead(200, { 'Content-Type': type, 'Integrity-Policy': 'blocked-destinations=(script)' })
      .end(text);
  });
  const { url, close } = await listenLocally(server);
  await browser.open(`${url}/`);
  const title = await browser.run(() => document.title);
  await close();
  return title !== 'run';
}
