import http from 'node:http';
import { listenLocally } from '@portfolio/testing/browser';
import type { Engine } from './BrowserUnderTest';

const PAGE = '<!doctype html><title>A script without a hash</title><body><script src="/script.js"></script>';

/** Finds out whether a browser keeps to `Integrity-Policy`: whether a script without a hash runs. */
export async function findIntegrityPolicy(engine: Engine): Promise<boolean> {
  const server = http.createServer(({ url }, response) => {
    const [type, text] =
      url === '/script.js' ? ['text/javascript', 'document.title = "run"'] : ['text/html', PAGE];
    response
      .writeHead(200, { 'Content-Type': type, 'Integrity-Policy': 'blocked-destinations=(script)' })
      .end(text);
  });
  const { url, close } = await listenLocally(server);
  const window = await engine.openWindow();
  await window.open(`${url}/`);
  const title = await window.run(() => document.title);
  await window.close();
  await close();
  return title !== 'run';
}
