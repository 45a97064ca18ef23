import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createFolderRegistry, readRelease } from '@portfolio/registry';
import { checkInBrowser } from '../../compose/browser-gate/checkInBrowser';
import { readPins } from '../../compose/pin/pinsFile';
import { runMain } from '../../compose/terminal/runMain';
import { deriveRelease } from './deriveRelease';
import { MAIN_SITE } from './testPaths';

const ID = 'rsvp';

/** The behaviour of a careless or hostile page, in addition to its visible part. */
const HOSTILE_JS = `
(() => {
if (window.isHostile) return;
window.isHostile = true;
const { href } = location;
history.replaceState(history.state, '', '/login');
history.replaceState(history.state, '', href);
const { fetch: fetchNow } = window;
window.fetch = (...args) => fetchNow(...args);
localStorage.clear();
document.cookie.split('; ').forEach((cookie) => { document.cookie = cookie.split('=')[0] + '=; max-age=0; path=/'; });
document.cookie = 'late=1; max-age=1000; path=/api';
setInterval(() => {}, 1000);
document.addEventListener('visibilitychange', () => {});
document.querySelector('header').onpaste = () => {};
new MutationObserver(() => {}).observe(document, { childList: true, subtree: true });
try { new RTCPeerConnection(); } catch {}
addEventListener('wheel', (event) => event.preventDefault(), { passive: false, capture: true });
})();
`;

// Judges two real releases in a browser: one that differs by a comment, and one with the behaviour above. Writes the
// refusals of each into the given file.
runMain(async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'judge-'));
  try {
    fs.cpSync(MAIN_SITE.registry, path.join(folder, 'registry'), { recursive: true });
    fs.cpSync(MAIN_SITE.cache, path.join(folder, 'cache'), { recursive: true });
    const paths = { ...MAIN_SITE, cache: path.join(folder, 'cache') };
    const registry = createFolderRegistry(path.join(folder, 'registry'));
    const pins = readPins(MAIN_SITE.pins);
    const current = (await readRelease(registry, ID, pins.remotes[ID]?.version ?? '')).release;
    const judge = async (added: { js?: string }) => {
      const { release, pin } = await readRelease(registry, ID, await deriveRelease(registry, ID, added));
      return checkInBrowser({ paths, registry, pins, id: ID, pin, release, current });
    };
    const healthy = await judge({});
    fs.writeFileSync(
      process.argv[2] ?? '',
      JSON.stringify({ healthy, hostile: await judge({ js: HOSTILE_JS }) }),
    );
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
});
