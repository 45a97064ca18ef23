import { THEME_ATTRIBUTE } from '@portfolio/contract';
import { THEME_CHANGING_ATTRIBUTE } from '@portfolio/design';
import { COUNTDOWN_ATTRIBUTE, QUERY_ATTRIBUTE } from './rootAttributes';
import { findStoredTheme } from './themeCookie';
import { THEME_SCRIPT } from './themeScript';
import { THEME_TRANSITION_MS } from './themeStore';

const root = document.documentElement;

interface Visit {
  cookie?: string;
  prefersDark?: boolean;
}

function runScript({ cookie = '', prefersDark = false }: Visit): void {
  jest.spyOn(document, 'cookie', 'get').mockReturnValue(cookie);
  jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: prefersDark } as MediaQueryList);
  new Function(THEME_SCRIPT)();
}

afterEach(() => {
  root.removeAttribute(THEME_ATTRIBUTE);
  root.removeAttribute(COUNTDOWN_ATTRIBUTE);
  root.removeAttribute(QUERY_ATTRIBUTE);
  window.history.replaceState(null, '', '/');
});

test.each([
  ['the stored theme', { cookie: 'theme=darkMode' }, 'darkMode'],
  ['the stored theme among other cookies', { cookie: 'a=1; theme=darkMode; b=2' }, 'darkMode'],
  ['the stored light theme against a dark system', { cookie: 'theme=default', prefersDark: true }, 'default'],
  ['the dark system on a first visit', { prefersDark: true }, 'darkMode'],
  ['the light system on a first visit', {}, 'default'],
  [
    'the system if the cookie contains anything else',
    { cookie: 'theme=purple', prefersDark: true },
    'darkMode',
  ],
  ['the system if only a longer name matches', { cookie: 'mytheme=darkMode' }, 'default'],
])('sets %s', (_case, visit, theme) => {
  runScript(visit);
  expect(root).toHaveAttribute(THEME_ATTRIBUTE, theme);
});

test('marks the page if the countdown banner was dismissed', () => {
  runScript({ cookie: 'countdown=dismissed' });
  expect(root).toHaveAttribute(COUNTDOWN_ATTRIBUTE, 'dismissed');
});

test('does not mark the page if the banner was not dismissed', () => {
  runScript({});
  expect(root).not.toHaveAttribute(COUNTDOWN_ATTRIBUTE);
});

test('marks a page whose address has a query, and no other', () => {
  runScript({});
  expect(root).not.toHaveAttribute(QUERY_ATTRIBUTE);
  window.history.replaceState(null, '', '/work?q=drum');
  runScript({});
  expect(root).toHaveAttribute(QUERY_ATTRIBUTE);
});

test('throws nothing if cookies cannot be read', () => {
  jest.spyOn(document, 'cookie', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(() => new Function(THEME_SCRIPT)()).not.toThrow();
});

test('stays small enough to be inlined in every page', () => {
  expect(Buffer.byteLength(THEME_SCRIPT)).toBeLessThan(880);
});

describe('the switch of the theme before the page has hydrated', () => {
  const handleClick = jest.fn();
  const getButton = () => document.querySelector('button');

  beforeAll(() => new Function(THEME_SCRIPT)());
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  beforeEach(() => {
    root.setAttribute(THEME_ATTRIBUTE, 'default');
    document.body.innerHTML =
      '<main></main><button type="button" data-theme-toggle aria-pressed="false"><i>Theme</i></button>';
    document.body.addEventListener('click', handleClick);
  });

  afterEach(() => {
    document.body.removeEventListener('click', handleClick);
    handleClick.mockClear();
    globalThis.earlyActions = undefined;
  });

  const waitFor = (within: Node | null) => {
    globalThis.earlyActions = { within: within ?? document, fields: new Map(), events: [] };
  };

  test('works at once and is kept; no other listener handles the click', () => {
    waitFor(document);
    document.querySelector('i')?.click();
    expect(root).toHaveAttribute(THEME_ATTRIBUTE, 'darkMode');
    expect(root).toHaveAttribute(THEME_CHANGING_ATTRIBUTE);
    expect(getButton()).toHaveAttribute('aria-pressed', 'true');
    expect(findStoredTheme()).toBe('darkMode');
    jest.advanceTimersByTime(THEME_TRANSITION_MS);
    expect(root).not.toHaveAttribute(THEME_CHANGING_ATTRIBUTE);
    getButton()?.click();
    expect(root).toHaveAttribute(THEME_ATTRIBUTE, 'default');
    expect(findStoredTheme()).toBe('default');
    expect(handleClick).not.toHaveBeenCalled();
  });

  test.each([
    ['the header has hydrated', () => waitFor(document.querySelector('main'))],
    ['the whole page has hydrated', () => {}],
  ])('is left to the page once %s', (_case, prepare) => {
    prepare();
    getButton()?.click();
    expect(root).toHaveAttribute(THEME_ATTRIBUTE, 'default');
    expect(handleClick).toHaveBeenCalledTimes(1);
  });
});
