/** @jest-environment-options {"url": "https://localhost/"} */
import { THEME_ATTRIBUTE } from '@portfolio/contract';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { THEME_CHANGING_ATTRIBUTE } from '@portfolio/design';
import { findStoredTheme, storeTheme, THEME_COOKIE_DAYS } from './themeCookie';
import { THEME_TRANSITION_MS } from './themeStore';
import { ThemeToggle } from './ThemeToggle';

const root = document.documentElement;
const getToggle = () => screen.getByRole('button', { name: 'Dark theme' });

type ChangeListener = (event: { matches: boolean }) => void;

function fakeSystem(isDark: boolean) {
  const listeners = new Set<ChangeListener>();
  const query = {
    matches: isDark,
    addEventListener: (_type: string, listener: ChangeListener) => listeners.add(listener),
    removeEventListener: (_type: string, listener: ChangeListener) => listeners.delete(listener),
  };
  jest.spyOn(window, 'matchMedia').mockReturnValue(query as unknown as MediaQueryList);
  return (matches: boolean) => listeners.forEach((listener) => listener({ matches }));
}

beforeEach(() => {
  jest.useFakeTimers();
  root.setAttribute(THEME_ATTRIBUTE, 'default');
});

afterEach(() => {
  jest.runOnlyPendingTimers();
  jest.useRealTimers();
  root.removeAttribute(THEME_ATTRIBUTE);
  document.cookie = 'theme=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/';
});

test('names the values of SPEC section 9', () => {
  expect([THEME_COOKIE_DAYS, THEME_TRANSITION_MS]).toEqual([100, 300]);
});

test('switches the page to the dark theme and back', () => {
  render(<ThemeToggle />);
  expect(getToggle()).toHaveAttribute('aria-pressed', 'false');
  fireEvent.click(getToggle());
  expect(root).toHaveAttribute(THEME_ATTRIBUTE, 'darkMode');
  expect(getToggle()).toHaveAttribute('aria-pressed', 'true');
  fireEvent.click(getToggle());
  expect(root).toHaveAttribute(THEME_ATTRIBUTE, 'default');
});

test('keeps the choice in the cookie', () => {
  render(<ThemeToggle />);
  fireEvent.click(getToggle());
  expect(findStoredTheme()).toBe('darkMode');
});

test('sets the theme as an attribute of the page, and marks the page as changing for 300 ms', () => {
  render(<ThemeToggle />);
  fireEvent.click(getToggle());
  expect(root).toHaveAttribute(THEME_ATTRIBUTE, 'darkMode');
  act(() => void jest.advanceTimersByTime(299));
  expect(root).toHaveAttribute(THEME_CHANGING_ATTRIBUTE);
  act(() => void jest.advanceTimersByTime(1));
  expect(root).not.toHaveAttribute(THEME_CHANGING_ATTRIBUTE);
});

test('switches back at once if it is clicked twice', () => {
  render(<ThemeToggle />);
  fireEvent.click(getToggle());
  fireEvent.click(getToggle());
  expect(root).toHaveAttribute(THEME_ATTRIBUTE, 'default');
  expect(findStoredTheme()).toBe('default');
  act(() => void jest.advanceTimersByTime(THEME_TRANSITION_MS));
  expect(root).not.toHaveAttribute(THEME_CHANGING_ATTRIBUTE);
});

test('shows the theme that is on the page already', () => {
  fakeSystem(true);
  root.setAttribute(THEME_ATTRIBUTE, 'darkMode');
  render(<ThemeToggle />);
  expect(getToggle()).toHaveAttribute('aria-pressed', 'true');
});

test('follows the system while the visitor has not chosen', () => {
  const changeSystem = fakeSystem(false);
  render(<ThemeToggle />);
  act(() => changeSystem(true));
  expect(getToggle()).toHaveAttribute('aria-pressed', 'true');
  expect(findStoredTheme()).toBeUndefined();
});

test('follows a system that changed before hydration', () => {
  fakeSystem(true);
  render(<ThemeToggle />);
  expect(root).toHaveAttribute(THEME_ATTRIBUTE, 'darkMode');
});

test.each([
  ['the theme that was chosen since in another document', { persisted: true }, 'darkMode'],
  ['its own theme if the document is a new one', { persisted: false }, 'default'],
])('when the page is shown by Back, shows %s', (_what, event, theme) => {
  fakeSystem(false);
  render(<ThemeToggle />);
  storeTheme('darkMode');
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), event)));
  expect(root).toHaveAttribute(THEME_ATTRIBUTE, theme);
});

test('shows the theme that was chosen in another tab when its own is shown again', () => {
  fakeSystem(false);
  render(<ThemeToggle />);
  storeTheme('darkMode');
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(root).toHaveAttribute(THEME_ATTRIBUTE, 'default');
  visibility.mockReturnValue('visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(getToggle()).toHaveAttribute('aria-pressed', 'true');
  expect(root).toHaveAttribute(THEME_ATTRIBUTE, 'darkMode');
  visibility.mockRestore();
});

test('keeps the visitor’s choice when the system changes', () => {
  const changeSystem = fakeSystem(false);
  render(<ThemeToggle />);
  fireEvent.click(getToggle());
  act(() => changeSystem(false));
  expect(root).toHaveAttribute(THEME_ATTRIBUTE, 'darkMode');
});

test('renders the default theme on the server', () => {
  root.setAttribute(THEME_ATTRIBUTE, 'darkMode');
  expect(renderToString(<ThemeToggle />)).toContain('aria-pressed="false"');
});
