import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { forEachConcurrently } from '@portfolio/registry';
import type { Browser } from 'playwright-core';
import { openBrowser } from './openBrowser';
import { type Baseline, readBaseline, VISIT_LIMITS, type VisitLimits, visitPage } from './visitPage';
import type { PageProblem } from './watchPage';

const POLICY = "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'";

/**
 * The shell's own behaviour: a header with links, client navigation to home, a palette, and the event that a page is
 * ready.
 */
const SHELL_SCRIPT = `
document.addEventListener('keydown', (event) => {
  if (event.key !== 'k' || !event.ctrlKey) return;
  event.preventDefault();
  document.querySelector('dialog').showModal();
});
document.addEventListener('click', (event) => {
  const link = event.target.closest('a');
  if (link === null || link.pathname !== '/' || event.defaultPrevented) return;
  event.preventDefault();
  history.pushState(null, '', '/');
  document.title = 'Home';
  document.querySelector('[data-page-slot]').hidden = true;
  document.querySelector('main').insertAdjacentHTML('beforeend', '<div data-page-slot="home">Home</div>');
});
localStorage.setItem('portfolio:welcomed', '1');
sessionStorage.setItem('portfolio:scroll', String(Math.random()));
const ready = (type = 'ready', problem = undefined) =>
  dispatchEvent(new CustomEvent('portfolio:remote', { detail: { type, problem } }));`;

const toDocument = (name: string, head = '') => `<!doctype html><title>Page</title>
<meta name="viewport" content="width=device-width">
<style>header { position: sticky; top: 0; z-index: 10; background: white }</style>${head}
<div id="root"><header><a href="/" aria-label="Home">Logo</a> <a href="/other">Other</a></header><main><div data-page-slot="page"><h1>Page</h1></div></main></div>
<dialog><input></dialog><script>${SHELL_SCRIPT}</script><script src="/remotes/a/page.js?${encodeURIComponent(name)}"></script>`;

/** Pages of the shell. One has not started, as `START_SCRIPT` says, for a while; it then adds a button to its header. */
const SHELL_PAGES: Readonly<Record<string, { head: string }>> = {
  '/other': { head: '' },
  '/late': {
    head: `<script>globalThis.pageStart = {};
setTimeout(() => {
  document.querySelector('header').insertAdjacentHTML('beforeend', '<button>Search</button>');
  globalThis.pageStart = undefined;
}, 1500)</script>`,
  },
  '/never': { head: '<script>globalThis.pageStart = {}</script>' },
};

let server: http.Server;
let browser: Browser;
let url: string;
let baseline: Baseline;
/** The page of the remote: its script, and additional markup for its head. */
interface HostilePage {
  script: string;
  head?: string;
  limits?: Partial<VisitLimits>;
  /** Its catalogue entry says that it hydrates on interaction. */
  isLate?: boolean;
}
const visits = new Map<string, PageProblem[]>();

beforeAll(async () => {
  server = http.createServer((request, response) => {
    response.setHeader('Content-Security-Policy', POLICY);
    const url = decodeURIComponent(request.url ?? '');
    const [, script = ''] = url.split('page.js?');
    const page = SHELL_PAGES[url] ?? PAGES[url.slice(1)];
    if (page !== undefined)
      response.setHeader('Content-Type', 'text/html').end(toDocument(url.slice(1), page.head));
    else if (script !== '')
      response.setHeader('Content-Type', 'text/javascript').end(PAGES[script]?.script ?? '');
    else if (url.startsWith('/remotes/a/')) response.setHeader('Content-Type', 'image/png').end();
    else response.writeHead(url === '/favicon.ico' ? 204 : 404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  browser = await openBrowser();
  baseline = await readBaseline(browser, {
    url,
    path: '/other',
    baseUrl: '/remotes/a/',
    limits: VISIT_LIMITS,
  });
  await forEachConcurrently(Object.entries(PAGES), ([name, page]) => visit(name, page), 6);
});

afterAll(async () => {
  await browser.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

async function visit(name: string, { limits, isLate = false }: HostilePage): Promise<void> {
  const problems = await visitPage(browser, {
    ...{ url, path: `/${encodeURIComponent(name)}`, baseUrl: '/remotes/a/', title: 'Page', baseline },
    ...{ connectOrigins: [], isAllowed: () => false, isLeftOut: () => false },
    release: {
      id: 'a',
      web: { entry: 'a.js', files: { 'big.png': { bytes: 3_000_000, integrity: '' } } },
    },
    limits: { ...VISIT_LIMITS, ...limits },
    hydratesOnInteraction: isLate,
  });
  visits.set(name, problems);
}

const SHORT = { readyMs: 2000, answerMs: 2000 };

const PAGES: Readonly<Record<string, HostilePage>> = {
  'has no fault': {
    script: `
      ready();
      Error.prepareStackTrace = undefined;
      localStorage.setItem('a:draft', '1');
      fetch('/remotes/a/small.png');
      const slot = document.querySelector('[data-page-slot]');
      slot.addEventListener('keydown', (event) => event.preventDefault());
      slot.firstElementChild.onwheel = () => {};
      new MutationObserver(() => {}).observe(slot, { subtree: true, childList: true });
      const seen = new ResizeObserver(() => {});
      seen.observe(document.body);
      seen.unobserve(document.body);
      const changed = new MutationObserver(() => {});
      changed.observe(document, { subtree: true, childList: true });
      const channel = new BroadcastChannel('a');
      const { port1, port2 } = new MessageChannel();
      let count = 0;
      port1.onmessage = () => { if (count++ < 1000) port2.postMessage(0); };
      indexedDB.open('a-list').onsuccess = ({ target }) => target.result.close();
      addEventListener('resize', () => {}, { signal: AbortSignal.abort() });
      const listen = () => {};
      document.addEventListener('keyup', listen);
      const frame = requestAnimationFrame(listen);
      const timer = setInterval(listen, 10);
      history.replaceState(null, '', '#part');
      addEventListener('click', () => {
        document.removeEventListener('keyup', listen);
        changed.disconnect();
        channel.close();
        port2.postMessage(0);
        cancelAnimationFrame(frame);
        clearTimeout(timer);
      }, { once: true });`,
  },
  'fails when it hydrates': {
    script: `
      const slot = document.querySelector('[data-page-slot]');
      slot.dataset.dehydrated = '';
      slot.insertAdjacentHTML('beforeend', '<button>Enlarge</button>');
      slot.lastElementChild.addEventListener('pointerover', () => ready('broken', { message: 'woken' }));`,
    isLate: true,
  },
  'waits for an interaction without a control': {
    script: `document.querySelector('[data-page-slot]').dataset.dehydrated = '';`,
    isLate: true,
  },
  'throws in an effect': { script: `ready(); setTimeout(() => { throw new Error('effect boom') });` },
  rejects: { script: `ready(); Promise.reject(new Error('nobody waits'));` },
  'writes an error': { script: `ready(); console.error('oh\u001b no');` },
  'breaks the policy': { script: `ready(); fetch('http://undeclared.example/').catch(() => {});` },
  'reports a failure': { script: `ready('broken', { message: 'render boom' });` },
  'opens a dialog': { script: `ready(); setTimeout(() => alert('x'));` },
  'covers the header': {
    script: `ready();`,
    head: '<style>main { position: fixed; inset: 0; z-index: 99 }</style>',
  },
  'hides the header': { script: `ready();`, head: '<style>header { display: none }</style>' },
  'stops clicks': {
    script: `ready(); addEventListener('click', (event) => { event.preventDefault(); event.stopPropagation(); }, true);`,
    limits: { answerMs: 6000 },
  },
  'leaves a title': { script: `ready(); setInterval(() => { document.title = 'LEAKED' }, 50);` },
  'leaves a style': { script: `ready();`, head: '<style>body { background: lime }</style>' },
  'leaves a layer': {
    script: `ready(); document.body.insertAdjacentHTML('beforeend', '<aside style="position: fixed; bottom: 0">x</aside>');`,
  },
  'leaves an attribute': { script: `ready(); document.documentElement.className = 'mine';` },
  'stores under foreign names': { script: `ready(); localStorage.setItem('theme', 'x');` },
  'stores cookies at other paths': {
    script: `ready(); for (const path of ['/api', '/work/CSS']) document.cookie = 'big=' + 'x'.repeat(9) + '; max-age=9000; path=' + path;`,
  },
  'stores an override': { script: `ready(); localStorage.setItem('portfolio:overrides', '{}');` },
  'changes the address': { script: `history.pushState(null, '', '/login'); ready();` },
  'changes the address for a moment': {
    script: `const here = location.href; history.replaceState(null, '', '?code=1'); history.replaceState(null, '', here); ready();`,
  },
  'sets the title': { script: `ready(); document.title = 'HACKED';` },
  'fills the history': { script: `history.pushState(null, '', location.href); ready();` },
  'stops keys': {
    script: `ready(); addEventListener('keydown', (event) => event.stopImmediatePropagation(), true);`,
    limits: { answerMs: 6000 },
  },
  'stops the wheel': {
    script: `ready(); addEventListener('wheel', (event) => event.stopPropagation(), true);`,
    limits: { answerMs: 6000 },
  },
  'blocks scrolling': {
    script: `ready(); addEventListener('wheel', (event) => event.preventDefault(), { passive: false });`,
  },
  'clears stored data': {
    script: `
      ready();
      localStorage.clear();
      sessionStorage.clear();
      for (const cookie of document.cookie.split('; ')) document.cookie = cookie.split('=')[0] + '=; max-age=0; path=/';
      (async () => {
        while ((await indexedDB.databases()).length === 0 || (await caches.keys()).length === 0);
        for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
        for (const name of await caches.keys()) await caches.delete(name);
      })();`,
  },
  'replaces functions': {
    script: `
      const { fetch: fetchNow } = window;
      window.fetch = (...args) => fetchNow(...args);
      history.pushState = history.pushState.bind(history);
      const { addEventListener: listen } = EventTarget.prototype;
      window.addEventListener = function (...args) { return listen.apply(this, args); };
      ready();`,
  },
  'replaces functions when it is left': {
    script: `ready(); addEventListener('click', () => { Array.prototype.at = () => 1; Promise.prototype.mine = 1; }, { once: true });`,
  },
  'keeps running': {
    script: `
      ready();
      setInterval(() => {}, 100);
      const draw = () => requestAnimationFrame(draw);
      draw();
      const repeat = () => setTimeout(repeat, 20);
      repeat();
      document.addEventListener('keyup', () => {}, true);`,
  },
  'listens when it is left': {
    script: `
      ready();
      window.onkeydown = () => {};
      document.oninput = () => {};
      document.querySelector('#root').addEventListener('keydown', { handleEvent() {} }, true);
      document.querySelector('header').addEventListener('copy', new Proxy(() => {}, {}), { once: true });
      navigation.addEventListener('navigate', () => {});`,
  },
  'observes when it is left': {
    script: `
      ready();
      new MutationObserver(() => {}).observe(document, { subtree: true, childList: true });
      new ResizeObserver(() => {}).observe(document.querySelector('header'));
      new PerformanceObserver(() => {}).observe({ type: 'event' });
      new BroadcastChannel('a').onmessage = () => {};
      Promise.resolve(() => {}).then(setInterval.bind(window));`,
  },
  'loops without timers': {
    script: `
      ready();
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = function tick() { port2.postMessage(0); };
      port2.postMessage(0);
      (function wait() { requestIdleCallback(wait, { timeout: 50 }); })();`,
  },
  'uses what belongs to the site': {
    script: `
      try { new RTCPeerConnection().close(); } catch {}
      caches.keys().then(([name]) => caches.open(name)).then((cache) => cache.put('/', new Response('mine')));
      const frame = document.querySelector('main').appendChild(document.createElement('iframe'));
      if (frame.contentWindow.RTCPeerConnection !== undefined) document.title = 'NOT CUT OFF';
      portfolioTraces.read().reserved.length = 0;
      ready();`,
  },
  'overwrites stored data': {
    script: `
      ready();
      localStorage.setItem('portfolio:welcomed', '0');
      sessionStorage.setItem('portfolio:broken-releases', '{"/remotes/b/b.js":9e15}');
      indexedDB.open('b-list').onsuccess = ({ target }) => target.result.close();`,
  },
  'leaves the site': { script: `ready(); location.href = 'http://elsewhere.example/?secret';` },
  'leaves home': {
    script: `ready(); addEventListener('click', () => setTimeout(() => { location.href = '/other'; }, 700), { once: true });`,
  },
  'behaves where nobody is': { script: `ready(); if (!navigator.webdriver) document.title = 'HACKED';` },
  'behaves where it can report': {
    script: `ready(); if (!('reportRemoteEvent' in window)) document.title = 'HACKED';`,
  },
  'ends the wait for effects': {
    script: `ready();
const { setTimeout: later } = window;
window.setTimeout = (act) => act();
window.requestIdleCallback = (act) => act();
later(() => { window.setTimeout = later; delete window.requestIdleCallback; document.title = 'HACKED'; }, 300);`,
  },
  'covers the header on phones': {
    script: `ready();`,
    head: '<style>@media (width < 600px) { main { position: fixed; inset: 0; z-index: 99 } }</style>',
  },
  'hides the header on phones': {
    script: `ready();`,
    head: '<style>@media (width < 600px) { header a { visibility: hidden } }</style>',
  },
  'is too heavy': { script: `ready(); new Image().src = '/remotes/a/big.png';` },
  'loops in an effect': {
    script: `ready(); requestAnimationFrame(() => { for (;;); });`,
    limits: { answerMs: 3000 },
  },
  'loops before it is ready': { script: `for (;;);`, limits: SHORT },
  'is never ready': { script: '', limits: SHORT },
};

test('a page that becomes ready, logs nothing and cleans up has no problem', () => {
  expect(visits.get('has no fault')).toEqual([]);
});

const REFUSED: readonly [name: string, problem: RegExp, nextStep: RegExp][] = [
  ['fails when it hydrates', /reports "broken": woken/, /dev server/],
  [
    'waits for an interaction without a control',
    /hydrates on interaction, but has no control/,
    /leave "hydrate" out/,
  ],
  ['throws in an effect', /throws outside of React: effect boom/, /Catch it, or fix the cause/],
  ['rejects', /outside of React: nobody waits/, /Catch it/],
  ['writes an error', /an error to the console: oh no/, /nothing to the console/],
  [
    'breaks the policy',
    /breaks the policy of the site: .*undeclared\.example/,
    /declare it in the catalogue/,
  ],
  ['reports a failure', /reports "broken": render boom/, /dev server/],
  ['opens a dialog', /opens a dialog of the browser \(alert\)/, /Show it in the page/],
  ['covers the header', /"Home" in the header of the site is below <main>/, /z-index below 10/],
  ['hides the header', /"Home" in the header of the site is hidden/, /z-index below 10/],
  ['stops clicks', /the logo in the header does not lead home/, /listeners of the page/],
  ['leaves a title', /leaves something behind: title is "LEAKED" instead of "Home"/, /effect in its cleanup/],
  ['leaves a style', /background-color of body is "rgb\(0, 255, 0\)"/, /cleanup/],
  ['leaves a layer', /fixed layers: aside/, /cleanup/],
  ['leaves an attribute', /<html class> is "mine" instead of ""/, /cleanup/],
  ['stores under foreign names', /keys in storage: theme/, /cleanup/],
  [
    'stores cookies at other paths',
    /leaves something behind: cookies is "\/api big=x{9}; \/work\/CSS big=x{9}" instead of ""/,
    /cleanup/,
  ],
  ['stores an override', /keys in storage: portfolio:overrides/, /cleanup/],
  ['changes the address', /changes its address to \/login/, /Leave it to the shell/],
  ['changes the address for a moment', /changes its address to \/.*\?code=1/, /Leave it to the shell/],
  ['sets the title', /changes its title to "HACKED"/, /Leave it to the shell/],
  ['fills the history', /adds to the history of the browser/, /Leave it to the shell/],
  ['stops keys', /Ctrl\+K in the header does not open the palette/, /on elements of the page/],
  ['stops the wheel', /the wheel does not scroll the page/, /on the element of the page that uses it/],
  ['blocks scrolling', /the wheel does not scroll the page/, /on the element of the page that uses it/],
  [
    'clears stored data',
    /removes or changes data that the site has stored: cookies, localStorage, sessionStorage, IndexedDB, caches/,
    /names that begin with "a"/,
  ],
  [
    'replaces functions',
    /replaces functions that all scripts use: addEventListener, fetch, history\.pushState/,
    /in a module of the page/,
  ],
  [
    'replaces functions when it is left',
    /leaves something behind: replaced functions: Array\.prototype\.at, Promise\.prototype\.mine/,
    /effect in its cleanup/,
  ],
  [
    'keeps running',
    /still running: a listener on document keyup, requestAnimationFrame, setInterval, setTimeout/,
    /effect in its cleanup/,
  ],
  [
    'listens when it is left',
    /running: a listener on <div#root> keydown, a listener on <header> copy, a listener on document input, a listener on navigation navigate, a listener on window keydown/,
    /effect in its cleanup/,
  ],
  [
    'observes when it is left',
    /running: BroadcastChannel, MutationObserver on document, PerformanceObserver on window, ResizeObserver on <header>, setInterval/,
    /effect in its cleanup/,
  ],
  ['loops without timers', /functions that are still called: tick of page\.js/, /effect in its cleanup/],
  ['loops without timers', /still running: requestIdleCallback/, /effect in its cleanup/],
  ['uses what belongs to the site', /uses RTCPeerConnection/, /Use fetch/],
  ['uses what belongs to the site', /uses caches\.open/, /localStorage or IndexedDB/],
  ['uses what belongs to the site', /adds a frame/, /as part of the page/],
  ['overwrites stored data', /value of portfolio:welcomed is "0" instead of "1"/, /cleanup/],
  ['overwrites stored data', /value of portfolio:broken-releases is ".*b\.js.*" instead of "{}"/, /cleanup/],
  ['overwrites stored data', /keys in storage: b-list/, /cleanup/],
  ['leaves the site', /no longer responds/, /reloads or leaves the page/],
  ['leaves home', /no longer responds|path is "\/other"/, /reloads or leaves the page|cleanup/],
  ['behaves where nobody is', /changes its title to "HACKED"/, /Leave it to the shell/],
  ['behaves where it can report', /changes its title to "HACKED"/, /Leave it to the shell/],
  ['ends the wait for effects', /changes its title to "HACKED"/, /Leave it to the shell/],
  [
    'covers the header on phones',
    /"Home" in the header of the site is below <main>.* in a window of 390 px/,
    /z-index below 10/,
  ],
  [
    'hides the header on phones',
    /"Home" in the header of the site is hidden in a window of 390 px/,
    /z-index below 10/,
  ],
  ['is too heavy', /the pictures it fetches are 3000000 bytes; 1048576 is the limit/, /Make files smaller/],
  ['loops in an effect', /no longer responds/, /endless loop/],
  ['loops before it is ready', /is not ready after 2 s/, /endless loop/],
  ['is never ready', /is not ready after 2 s/, /waits for something/],
];

test.each(REFUSED)('a page that %s is refused with the next step', (name, problem, nextStep) => {
  expect(visits.get(name)).toContainEqual({
    problem: expect.stringMatching(problem) as string,
    nextStep: expect.stringMatching(nextStep) as string,
  });
});

test('a page can neither connect from a frame nor remove what was noted about it', () => {
  expect(visits.get('uses what belongs to the site')).toHaveLength(3);
});

test('pages are compared with a page of the shell that has started', async () => {
  const { headers } = await readBaseline(browser, {
    url,
    path: '/late',
    baseUrl: '/remotes/a/',
    limits: VISIT_LIMITS,
  });
  expect(headers.narrow.usable).toContain('Search');
  expect(headers.wide.usable).toContain('Search');
});

test('a page of the shell that never starts is an error of its own, with the next step', async () => {
  const limits = { ...VISIT_LIMITS, readyMs: 500 };
  await expect(
    readBaseline(browser, { url, path: '/never', baseUrl: '/remotes/a/', limits }),
  ).rejects.toMatchObject({
    code: 'SHELL_NOT_READY',
    message: expect.stringMatching(
      /\/never, a page of the shell, did not start within 0\.5 s\. Stop other work/,
    ) as string,
  });
});

test('on a machine without a browser the error names the next step', async () => {
  await expect(openBrowser(() => undefined)).rejects.toMatchObject({
    code: 'NO_BROWSER',
    message: expect.stringMatching(/Run "npm run setup".*--skip-browser/) as string,
  });
});
