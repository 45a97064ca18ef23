import { act, render, screen } from '@testing-library/react';
import { AlertProvider } from './AlertProvider';
import { AlertRegion } from './AlertRegion';
import { useWelcomeAlert, WELCOME_ALERT } from './useWelcomeAlert';

function Welcomer({ isHome }: { isHome: boolean }) {
  useWelcomeAlert(isHome);
  return <AlertRegion />;
}

/** Renders the page, and lets the task run that comes after it. */
function visit(isHome = true) {
  const rendered = render(
    <AlertProvider>
      <Welcomer isHome={isHome} />
    </AlertProvider>,
  );
  expect(queryWelcome()).not.toBeInTheDocument();
  act(() => void jest.advanceTimersByTime(0));
  return rendered;
}

const queryWelcome = () => screen.queryByText('Welcome to my portfolio site.');

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

it('is the alert of SPEC section 8', () => {
  expect(WELCOME_ALERT).toMatchObject({
    type: 'info',
    code: '619',
    timeout: 8,
    message: 'Welcome to my portfolio site.',
  });
});

it('shows the welcome after the page, with a link to the work section', () => {
  visit();
  expect(queryWelcome()).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'the work section' })).toHaveAttribute('href', '/work');
});

it('shows no welcome on other pages', () => {
  visit(false);
  expect(queryWelcome()).not.toBeInTheDocument();
});

it('shows the welcome once per browser', () => {
  visit().unmount();
  visit();
  expect(queryWelcome()).not.toBeInTheDocument();
});

it('shows nothing if the browser refuses storage', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  visit();
  expect(queryWelcome()).not.toBeInTheDocument();
});
