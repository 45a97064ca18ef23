/** @jest-environment-options {"url": "https://localhost/"} */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { SITE } from '../../site';
import { COUNTDOWN_ATTRIBUTE, COUNTDOWN_DISMISSED } from '../../theme/rootAttributes';
import { CountdownBanner } from './CountdownBanner';

const START_MS = Date.UTC(2030, 0, 1);
const setting = { startMs: START_MS, endMs: START_MS + 3_000 };
const getBanner = () => screen.getByRole('complementary', { name: 'Site updates' });

beforeEach(() => void jest.useFakeTimers({ now: START_MS - 2_000 }));
afterEach(() => {
  jest.useRealTimers();
  document.documentElement.removeAttribute(COUNTDOWN_ATTRIBUTE);
});

test('counts every second through all three states and stops when expired', () => {
  jest.replaceProperty(SITE, 'countdown', setting);
  render(
    <>
      <CountdownBanner />
      <CountdownBanner shows="expired" />
    </>,
  );
  expect(getBanner()).toHaveTextContent('Site updates begin in 0 d 00:00:02');
  act(() => void jest.advanceTimersByTime(1_000));
  expect(getBanner()).toHaveTextContent('Site updates begin in 0 d 00:00:01');
  act(() => void jest.advanceTimersByTime(1_000));
  expect(getBanner()).toHaveTextContent('under way, 0 d 00:00:03 to go. Please come back tomorrow.');
  act(() => void jest.advanceTimersByTime(3_000));
  expect(getBanner()).toHaveTextContent('The site updates are finished.');
  expect(jest.getTimerCount()).toBe(0);
});

test('shows no ended updates if it is set to show current ones', () => {
  render(<CountdownBanner />);
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
});

test('does not tick if it is expired from the start', () => {
  render(<CountdownBanner shows="expired" />);
  expect(getBanner()).toHaveTextContent('The site updates are finished.');
  expect(jest.getTimerCount()).toBe(0);
});

test('renders as expired on the server, whatever the time', () => {
  jest.replaceProperty(SITE, 'countdown', setting);
  expect(renderToString(<CountdownBanner shows="expired" />)).toContain('The site updates are finished.');
});

test('disappears when dismissed, stores that in a cookie, and moves the focus to the page', () => {
  render(
    <main id="main" tabIndex={-1}>
      <CountdownBanner shows="expired" />
    </main>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss the note about site updates' }));
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
  expect(document.cookie).toContain('countdown=dismissed');
  expect(document.documentElement).toHaveAttribute(COUNTDOWN_ATTRIBUTE, COUNTDOWN_DISMISSED);
});
