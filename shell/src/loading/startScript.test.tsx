import { PAGE_GLOBALS } from './pageGlobals';
import { LATER_MEDIA, NOTICE_ACTION, NOTICE_TEXT, RUN_ATTRIBUTE, START_SCRIPT } from './startScript';

const HASH = 'sha384-x';

// jsdom does not reflect this attribute.
for (const { prototype } of [HTMLLinkElement, HTMLScriptElement]) {
  Object.defineProperty(prototype, 'integrity', {
    get(this: Element) {
      return this.getAttribute('integrity') ?? '';
    },
    set(this: Element, value: string) {
      this.setAttribute('integrity', value);
    },
  });
}

/** Notifies the paint observers that the page has been painted. */
let paint: () => void;

function run(readyState: DocumentReadyState = 'interactive'): void {
  document.head.innerHTML = `
    <link rel="preload" media="${LATER_MEDIA}" ${RUN_ATTRIBUTE} href="/a.js" as="script" integrity="${HASH}" crossorigin="anonymous">
    <link rel="preload" media="${LATER_MEDIA}" ${RUN_ATTRIBUTE} href="/b.js" as="script" integrity="${HASH}" crossorigin="anonymous">
    <link rel="preload" media="${LATER_MEDIA}" href="/page.js" as="script" integrity="${HASH}" crossorigin="anonymous">`;
  jest.spyOn(document, 'readyState', 'get').mockReturnValue(readyState);
  new Function(START_SCRIPT)();
}

const load = () => dispatchEvent(new Event('load'));
const waitForFrame = () => jest.advanceTimersByTime(17);
const listScripts = () => [...document.scripts].map(({ src }) => new URL(src).pathname);
const listWaiting = () =>
  [...document.querySelectorAll(`[media="${LATER_MEDIA}"]`)].map((link) => link.getAttribute('href'));

beforeEach(() => {
  document.adoptedStyleSheets = [];
  jest.useFakeTimers();
  jest.spyOn(navigator, 'vendor', 'get').mockReturnValue('');
  paint = () => {
    throw new Error('Nothing observes paints.');
  };
  class FakeObserver {
    constructor(notify: (list: Pick<PerformanceObserverEntryList, 'getEntriesByName'>) => void) {
      paint = () => notify({ getEntriesByName: () => [{} as PerformanceEntry] });
    }
    observe() {}
    disconnect() {}
  }
  Object.assign(globalThis, { PerformanceObserver: FakeObserver });
});

afterEach(() => {
  // Makes sure this test's script has started, so that it does not take part in the next test.
  load();
  load();
  jest.useRealTimers();
  globalThis.earlyActions = undefined;
  globalThis.pageStart = undefined;
  document.body.innerHTML = '';
});

test.each([
  ['load, then paint', () => [load, () => paint()]],
  ['paint, then load', () => [() => paint(), load]],
])('starts after both: %s', (_case, listSteps) => {
  run();
  const [first, second] = listSteps();
  first?.();
  expect(listWaiting()).toEqual(['/a.js', '/b.js', '/page.js']);
  expect(listScripts()).toEqual([]);
  second?.();
  // The script itself fetches its file; a preload would be a second request for the browser to match.
  expect(listWaiting()).toEqual(['/a.js', '/b.js']);
  expect(listScripts()).toEqual(['/a.js', '/b.js']);
});

test('does not start without style sheets made by scripts, which the next page would need; the notice offers to reload', () => {
  Object.assign(document, { adoptedStyleSheets: undefined });
  run();
  load();
  paint();
  jest.advanceTimersByTime(60_000);
  expect(listScripts()).toEqual([]);
  expect(listWaiting()).toEqual(['/a.js', '/b.js', '/page.js']);
  expect(document.body.textContent).toContain(NOTICE_TEXT);
});

test('waits for an idle moment after both, if the browser can tell, and begins each request in its own task', () => {
  const tasks: [task: () => void, options?: object][] = [];
  Object.assign(globalThis, {
    scheduler: { postTask: (task: () => void, options?: object) => tasks.push([task, options]) },
  });
  try {
    run();
    load();
    expect(tasks).toEqual([]);
    paint();
    expect(listScripts()).toEqual([]);
    expect(tasks).toEqual([[expect.any(Function), { priority: 'background' }]]);
    tasks.shift()?.[0]();
    expect(listScripts()).toEqual([]);
    expect(tasks).toEqual(Array.from({ length: 3 }, () => [expect.any(Function), undefined]));
    tasks.shift()?.[0]();
    expect(listScripts()).toEqual(['/a.js']);
    for (const [task] of tasks) task();
    expect(listScripts()).toEqual(['/a.js', '/b.js']);
    expect(listWaiting()).toEqual(['/a.js', '/b.js']);
  } finally {
    Reflect.deleteProperty(globalThis, 'scheduler');
  }
});

test('an idle moment is not asked of an element that browsers find under the name of the scheduler', () => {
  run();
  document.body.innerHTML = '<form id="scheduler"></form>';
  load();
  paint();
  expect(listScripts()).toEqual(['/a.js', '/b.js']);
});

test.each(PAGE_GLOBALS)('keeps an element whose id is %s from being found in place of the global', (name) => {
  const globals = globalThis as unknown as Record<string, unknown>;
  Reflect.deleteProperty(globals, name);
  document.body.innerHTML = `<form id="${name}"></form>`;
  expect(globals[name]).toBe(document.forms[0]);
  run();
  expect(globals[name]).not.toBe(document.forms[0]);
});

test('preloads no script in WebKit, whose policy would block and report it, and runs those of the page', () => {
  jest.spyOn(navigator, 'vendor', 'get').mockReturnValue('Apple Computer, Inc.');
  run();
  load();
  paint();
  expect(listWaiting()).toEqual(['/a.js', '/b.js', '/page.js']);
  expect(listScripts()).toEqual(['/a.js', '/b.js']);
});

test('runs scripts in order, with their hashes, and fetches the others', () => {
  run();
  load();
  paint();
  for (const script of document.scripts) {
    expect(script.async).toBe(false);
    expect(script).toHaveAttribute('integrity', HASH);
    expect(script.crossOrigin).toBe('anonymous');
  }
  expect(document.querySelector('link[href="/page.js"]')).toHaveAttribute('integrity', HASH);
});

test.each(['click', 'pointercancel', 'keydown'])(
  'starts after the frame that follows %s, and only once',
  (type) => {
    run();
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
    expect(listScripts()).toEqual([]);
    waitForFrame();
    expect(listScripts()).toEqual(['/a.js', '/b.js']);
    load();
    paint();
    jest.advanceTimersByTime(60_000);
    expect(listScripts()).toEqual(['/a.js', '/b.js']);
  },
);

test('waits for the end of the document, even after a first interaction', () => {
  run('loading');
  document.body.dispatchEvent(new Event('click', { bubbles: true }));
  waitForFrame();
  expect(listScripts()).toEqual([]);
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(listScripts()).toEqual(['/a.js', '/b.js']);
});

test('starts even if a picture never arrives', () => {
  run();
  paint();
  jest.advanceTimersByTime(4_000);
  expect(listScripts()).toEqual(['/a.js', '/b.js']);
});

test('starts without a paint if the browser does not report paints', () => {
  Object.assign(globalThis, { PerformanceObserver: undefined });
  run();
  load();
  expect(listScripts()).toEqual(['/a.js', '/b.js']);
});

/** Without duplicates, because the scripts of earlier tests are still listening. */
const listKept = () => [
  ...new Set(globalThis.earlyActions?.events.map(({ type, target }) => `${type} ${(target as Element).id}`)),
];

test('records clicks on buttons, but not on elements that the browser handles itself', () => {
  document.body.innerHTML = `
    <button type="button" id="a">A</button><button type="button"><i id="b">B</i></button>
    <a href="#x">x</a><button type="button" popovertarget="menu" id="c">C</button>`;
  run();
  for (const name of ['a', '#a', '#b', 'a', '#c']) document.querySelector<HTMLElement>(name)?.click();
  expect(listKept()).toEqual(['click a', 'click b']);
  const waiting = [...document.querySelectorAll('[data-waiting]')];
  expect(waiting).toEqual([...document.querySelectorAll('button:not([popovertarget])')]);
});

test('records keys anywhere while any part of the page is not hydrated', () => {
  document.body.innerHTML = '<main></main><p id="p"></p>';
  run();
  Object.assign(globalThis.earlyActions ?? {}, { within: document.querySelector('main') });
  document.getElementById('p')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));
  expect(listKept()).toEqual(['keydown p']);
});

test('records a submitted form and what was last entered into its fields, in the order of the last changes', () => {
  document.body.innerHTML = '<form id="form"><input><input type="checkbox"></form>';
  run();
  const [input, box] = document.querySelectorAll('input');
  const enter = (field: HTMLInputElement | undefined, entered: Partial<HTMLInputElement>) =>
    Object.assign(field ?? {}, entered) && field?.dispatchEvent(new Event('input', { bubbles: true }));
  enter(input, { value: 'A' });
  enter(box, { checked: true });
  enter(input, { value: 'Ada' });
  document.querySelector('form')?.requestSubmit();
  expect([...(globalThis.earlyActions?.fields ?? [])]).toEqual([
    [box, ['on', true]],
    [input, ['Ada', false]],
  ]);
  expect(listKept()).toEqual(['submit form']);
});

test('lets a form with its own action submit', () => {
  document.body.innerHTML = '<form action="/work"></form>';
  run();
  const submit = new Event('submit', { bubbles: true, cancelable: true });
  document.querySelector('form')?.dispatchEvent(submit);
  expect(submit.defaultPrevented).toBe(false);
  expect(listKept()).toEqual([]);
});

test('lets a form submit once the page is hydrated', () => {
  document.body.innerHTML = '<form></form>';
  run();
  globalThis.earlyActions = undefined;
  const submit = new Event('submit', { bubbles: true, cancelable: true });
  document.querySelector('form')?.dispatchEvent(submit);
  expect(submit.defaultPrevented).toBe(false);
});

const failScript = (index: number) => document.scripts[index]?.dispatchEvent(new Event('error'));
const findNotice = () => document.querySelector('[role=alert]');

describe('if a script does not arrive', () => {
  const fetchFile = jest.fn(() => Promise.reject(new TypeError('offline')));

  beforeEach(() => {
    fetchFile.mockClear();
    Object.assign(globalThis, { fetch: fetchFile });
    document.body.innerHTML = `
      <button type="button">Theme</button><button type="button" disabled>Undo</button>
      <button type="button" popovertarget="menu">Menu</button><button>Search</button>`;
    run();
    load();
    paint();
  });

  test('requests it again with its hash under an uncached address, and replaces the cached answer', () => {
    failScript(1);
    expect(listScripts()).toEqual(['/a.js']);
    jest.advanceTimersByTime(1_000);
    const again = document.scripts[1];
    expect(again?.src).toMatch(/\/b\.js\?again=\d+$/);
    expect(again?.getAttribute('integrity')).toBe(HASH);
    expect(fetchFile).toHaveBeenCalledWith(expect.stringMatching(/\/b\.js$/), { cache: 'reload' });
    expect(findNotice()).toBeNull();
  });

  test('shows a notice after the last try, and disables buttons that would do nothing', () => {
    for (let tries = 0; tries < 5; tries += 1) {
      failScript(1);
      jest.advanceTimersByTime(8_000);
    }
    expect(findNotice()?.textContent).toBe(NOTICE_TEXT + NOTICE_ACTION);
    const isDisabled = (name: string) =>
      [...document.querySelectorAll('button')].find((button) => button.textContent === name)?.disabled;
    expect(['Theme', 'Undo', 'Menu', 'Search'].map(isDisabled)).toEqual([true, true, false, false]);

    globalThis.pageStart?.done();
    expect(findNotice()).toBeNull();
    expect(['Theme', 'Undo', 'Menu', 'Search'].map(isDisabled)).toEqual([false, true, false, false]);
  });

  test('shows a notice within ten seconds if a script hangs, and retries on request', () => {
    document.scripts[0]?.dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(10_000);
    const button = findNotice()?.querySelector('button');
    button?.click();
    expect(findNotice()).toBeNull();
    expect([...document.scripts].map(({ src }) => src.replace(/\d+$/, ''))).toEqual([
      expect.stringMatching(/a\.js$/),
      expect.stringMatching(/b\.js$/),
      expect.stringMatching(/b\.js\?again=$/),
    ]);
    jest.advanceTimersByTime(10_000);
    expect(findNotice()).not.toBeNull();
  });

  test('reloads the document if retrying did not help', () => {
    const again = jest.fn();
    Object.assign(globalThis.pageStart ?? {}, { again });
    for (const script of document.scripts) script.dispatchEvent(new Event('load'));
    globalThis.pageStart?.fail();
    findNotice()?.querySelector('button')?.click();
    globalThis.pageStart?.fail();
    // jsdom cannot reload and logs an error.
    const complain = jest.spyOn(console, 'error').mockImplementation(() => {});
    findNotice()?.querySelector('button')?.click();
    expect(again).toHaveBeenCalledTimes(1);
    expect(String(complain.mock.calls[0]?.[0])).toContain('navigation');
    complain.mockRestore();
  });

  test('shows a notice if the document does not finish loading, and disables later buttons, too', () => {
    globalThis.pageStart?.done();
    document.body.innerHTML = '';
    run('loading');
    jest.advanceTimersByTime(10_000);
    expect(findNotice()).not.toBeNull();
    document.body.insertAdjacentHTML('beforeend', '<button type="button">Late</button>');
    jest.advanceTimersByTime(1_000);
    expect([...document.querySelectorAll('button')].at(-1)?.disabled).toBe(true);
  });

  test('shows a notice if the document broke off before its body', () => {
    globalThis.pageStart?.done();
    const { body } = document;
    body.remove();
    run('loading');
    jest.advanceTimersByTime(10_000);
    expect(findNotice()?.parentElement).toBe(document.documentElement);
    expect(findNotice()?.textContent).toBe(NOTICE_TEXT + NOTICE_ACTION);
    for (const notice of document.querySelectorAll('[role=alert]')) notice.remove();
    document.documentElement.append(body);
  });

  test('restarts a start that failed after all scripts had arrived', () => {
    for (const script of document.scripts) script.dispatchEvent(new Event('load'));
    const again = jest.fn();
    Object.assign(globalThis.pageStart ?? {}, { again });
    globalThis.pageStart?.fail();
    findNotice()?.querySelector('button')?.click();
    expect(again).toHaveBeenCalledTimes(1);
  });

  test('adds the reason to the notice, even if the notice is already shown', () => {
    jest.advanceTimersByTime(10_000);
    globalThis.pageStart?.fail('Loading chunk about failed');
    globalThis.pageStart?.fail();
    expect(document.querySelectorAll('[role=alert]')).toHaveLength(1);
    expect(findNotice()?.textContent).toBe(`${NOTICE_TEXT} Loading chunk about failed${NOTICE_ACTION}`);
    globalThis.pageStart?.done();
    expect(findNotice()).toBeNull();
  });

  test.each(['<p>Text</p>', '<p id="pageStart">Text</p>'])(
    'shows no notice once the page is hydrated: %s',
    (html) => {
      globalThis.pageStart?.done();
      document.body.insertAdjacentHTML('beforeend', html);
      jest.advanceTimersByTime(60_000);
      expect(findNotice()).toBeNull();
    },
  );
});

test('stays small enough to be inlined in every page', () => {
  expect(Buffer.byteLength(START_SCRIPT)).toBeLessThan(2_800);
});
