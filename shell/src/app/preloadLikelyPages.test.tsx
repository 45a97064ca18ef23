import { preloadLikelyPages } from './preloadLikelyPages';

let isIdle: Promise<void>;

function createStore() {
  const prefetched: string[] = [];
  const prefetch = (path: string) => {
    prefetched.push(path);
    return path === '/blogs' ? Promise.reject(new TypeError('offline')) : Promise.resolve();
  };
  return { prefetched, prefetch };
}

/** Runs idle callbacks until there are none. */
async function becomeIdle() {
  for (let before; before !== isIdle; await before) before = isIdle;
}

beforeEach(() => {
  isIdle = Promise.resolve();
  window.requestIdleCallback = (callback) => {
    isIdle = isIdle.then(() => callback({ didTimeout: false, timeRemaining: () => 50 }));
    return 1;
  };
  const projects = Array.from({ length: 9 }, (_link, index) => `<a href="/work/js/${index}">${index}</a>`);
  document.body.innerHTML = `<header><nav><a href="/">Home</a><a href="/work">Work</a><a href="/blogs">Blogs</a>
    <a href="/about">About</a><a href="/contact">Contact</a><a href="/cv">CV</a></nav></header>
    <main><a href="/work">All</a>${projects.join('')}</main>`;
});

afterEach(() => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(navigator, 'connection');
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test('prefetches a few pages of the navigation and a few projects that are seen, also after a failure', async () => {
  const { prefetched, prefetch } = createStore();
  await preloadLikelyPages({ prefetch });
  await becomeIdle();
  expect(prefetched).toEqual([
    '/work',
    '/blogs',
    '/about',
    '/contact',
    '/work/js/0',
    '/work/js/1',
    '/work/js/2',
  ]);
});

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'prefetches nothing with %j',
  async (connection) => {
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
    const { prefetched, prefetch } = createStore();
    await preloadLikelyPages({ prefetch });
    await becomeIdle();
    expect(prefetched).toEqual([]);
  },
);

test('prefetches nothing while a newer service worker waits', async () => {
  const getRegistration = () => Promise.resolve({ waiting: {} });
  Object.defineProperty(navigator, 'serviceWorker', { value: { getRegistration }, configurable: true });
  const { prefetched, prefetch } = createStore();
  await preloadLikelyPages({ prefetch });
  await becomeIdle();
  expect(prefetched).toEqual([]);
});
