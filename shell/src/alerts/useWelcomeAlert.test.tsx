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

it('is the alert of SPEC section 8', () => {
  expect(WELCOME_ALERT).toMatchObject({
    type: 'info',
    code: '619',
    timeout: 8,
    message: 'Welcome to my portfolio site.',
  });
});

it('welcomes and points to the work section', () => {
  visit();
  expect(screen.getByText('Welcome to my portfolio site.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'the work section' })).toHaveAttribute('href', '/work');
});

it('welcomes nobody on another page', () => {
  visit(false);
  expect(screen.queryByText('Welcome to my portfolio site.')).not.toBeInTheDocument();
});

it('welcomes once in a browser', () => {
  visit().unmount();
  visit();
  expect(screen.queryByText('Welcome to my portfolio site.')).not.toBeInTheDocument();
});

it('says nothing where the browser refuses storage', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  visit();
  expect(screen.queryByText('Welcome to my portfolio site.')).not.toBeInTheDocument();
});
