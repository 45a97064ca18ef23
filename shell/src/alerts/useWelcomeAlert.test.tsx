import { render, screen } from '@testing-library/react';
import { AlertProvider } from './AlertProvider';
import { AlertRegion } from './AlertRegion';
import { useWelcomeAlert, WELCOME_ALERT } from './useWelcomeAlert';

function Welcomer({ isHome }: { isHome: boolean }) {
  useWelcomeAlert(isHome);
  return <AlertRegion />;
}

const visit = (isHome = true) =>
  render(
    <AlertProvider>
      <Welcomer isHome={isHome} />
    </AlertProvider>,
  );

beforeEach(() => localStorage.clear());

test('is the alert of SPEC section 8, with a link to the work section', () => {
  expect(WELCOME_ALERT).toMatchObject({ type: 'info', code: '619', timeout: 8 });
  visit();
  expect(screen.getByText('Welcome to my portfolio site.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'the work section' })).toHaveAttribute('href', '/work');
});

test('shows no welcome on other pages', () => {
  visit(false);
  expect(screen.queryByText('Welcome to my portfolio site.')).not.toBeInTheDocument();
});

test('shows the welcome once per browser', () => {
  visit().unmount();
  visit();
  expect(screen.queryByText('Welcome to my portfolio site.')).not.toBeInTheDocument();
});

test('shows nothing if the browser refuses storage', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  visit();
  expect(screen.queryByText('Welcome to my portfolio site.')).not.toBeInTheDocument();
});
