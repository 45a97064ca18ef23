import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { WebKitPrograms } from '@portfolio/build/find-engines';
import { findFreePort } from '@portfolio/build/free-port';
import type { BrowserUnderTest, Engine } from './BrowserUnderTest';
import { openSession, toDrag, toPress, toTyping, type WebDriverSession } from './webDriver';

const LOOK_AGAIN_MS = 250;
const START_TIMEOUT_MS = 60_000;

/** Without a graphics card, this browser crashes at the first view transition, even on a blank page. */
const FEATURES = '--features=!ViewTransitions';

/** Starts the driver of WebKitGTK on a virtual screen. */
export async function startWebKitEngine(programs: WebKitPrograms): Promise<Engine> {
  const port = await findFreePort();
  const driver = spawnHeadless(programs, [programs.driver, `--port=${port}`]);
  const driverUrl = `http://127.0.0.1:${port}`;
  await waitForDriver(driverUrl);
  const openOne = () =>
    openSession(driverUrl, {
      'webkitgtk:browserOptions': { binary: programs.browser, args: ['--automation', FEATURES] },
    });
  const first = await openOne();
  await first.send('DELETE', '');
  return {
    version: first.version,
    openWindow: async () => createWindow(await openOne()),
    readConsole: (url, isBusy) => readConsole(programs, url, isBusy),
    close: () => end(driver),
  };
}

/** Starts a process group, so that everything it starts can be stopped with it. */
function spawnHeadless({ screen }: WebKitPrograms, command: readonly string[], home?: string): ChildProcess {
  return spawn(screen, ['--auto-servernum', '--server-args=-screen 0 1400x1100x24', ...command], {
    detached: true,
    stdio: home === undefined ? 'ignore' : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...(home !== undefined && { XDG_DATA_HOME: home, XDG_CACHE_HOME: home }) },
  });
}

function end(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('close', () => resolve());
    if (child.pid !== undefined) process.kill(-child.pid);
  });
}

async function waitForDriver(url: string): Promise<void> {
  const endMs = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    const isUp = await fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    if (Date.now() > endMs) throw new Error(`WebKitWebDriver does not answer at ${url}.`);
    await wait(LOOK_AGAIN_MS);
  }
}

function createWindow({ send }: WebDriverSession): BrowserUnderTest {
  let messages: string[] = [];
  const execute = (script: string, args: readonly unknown[]) =>
    send<{ value?: unknown; error?: string }>('POST', '/execute/async', { script, args });
  const run: BrowserUnderTest['run'] = async (script, ...args) => {
    const { value, error } = await execute(
      `const done = arguments[arguments.length - 1];
      Promise.resolve()
        .then(() => (${script})(...[...arguments].slice(0, -1)))
        .then((value) => done({ value }), (error) => done({ error: String(error) }));`,
      args,
    );
    if (error !== undefined) throw new Error(error);
    return value as never;
  };
  const takeMessages = async () => {
    const taken = [...messages, ...(await run(collectMessages))];
    messages = [];
    return taken;
  };
  /** A new document starts without recorded messages, so they are collected first. */
  const leave = async (command: () => Promise<unknown>) => {
    messages = await takeMessages();
    await command();
    await run(collectMessages);
  };
  return {
    open: (url) => leave(() => send('POST', '/url', { url })),
    reload: () => leave(() => send('POST', '/refresh', {})),
    resize: async (width, height) => void (await send('POST', '/window/rect', { width, height })),
    run,
    // Sent as part of the script, since the page's policy does not allow code from text.
    runText: async (text) =>
      void (await execute(
        `(function () {${text}\n}).call(window); arguments[arguments.length - 1]({});`,
        [],
      )),
    drag: async (places) => void (await send('POST', '/actions', toDrag(places))),
    type: async (text) => void (await send('POST', '/actions', toTyping(text))),
    press: async (keys) => void (await send('POST', '/actions', toPress(keys))),
    takeMessages,
    takePicture: async () => Buffer.from(await send<string>('GET', '/screenshot'), 'base64'),
    close: async () => void (await send('DELETE', '')),
  };
}

/**
 * Runs in the page. Returns the console messages recorded so far, and starts recording: this browser does not pass on
 * the console of windows that a driver controls.
 */
function collectMessages(): string[] {
  const page = window as typeof window & { notes?: string[] };
  if (page.notes === undefined) {
    const notes: string[] = [];
    page.notes = notes;
    for (const kind of ['error', 'warn'] as const) {
      const say = console[kind].bind(console);
      console[kind] = (...parts: unknown[]) => {
        notes.push(parts.map(String).join(' '));
        say(...parts);
      };
    }
    window.addEventListener('error', ({ message }) => notes.push(message));
    window.addEventListener('unhandledrejection', ({ reason }) => notes.push(String(reason)));
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      notes.push(`${violatedDirective} blocks ${blockedURI}`),
    );
  }
  return page.notes.splice(0);
}

/** Without a driver, the browser prints its console to stdout, unless its profile is private. */
async function readConsole(programs: WebKitPrograms, url: string, isBusy: () => boolean): Promise<string[]> {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'portfolio-webkit-'));
  const options = [FEATURES, '--enable-write-console-messages-to-stdout=true'];
  const browser = spawnHeadless(programs, [programs.browser, ...options, url], home);
  let text = '';
  for (const stream of [browser.stdout, browser.stderr])
    stream?.setEncoding('utf8').on('data', (part: string) => (text += part));
  while (isBusy()) await wait(LOOK_AGAIN_MS);
  await end(browser);
  fs.rmSync(home, { recursive: true, force: true });
  return text.split('\n').filter((line) => /CONSOLE (?:\w+ )?(?:ERROR|WARN)/.test(line));
}
