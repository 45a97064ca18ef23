import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InstallButton } from './InstallButton';

function announceInstallable() {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: jest.fn(() => Promise.resolve()),
  });
  act(() => void window.dispatchEvent(event));
  return event;
}

const findButton = () => screen.queryByRole('button', { name: 'Install this site' });

test('appears only if the browser can install the site', () => {
  render(<InstallButton findPlace={() => document.body} />);
  expect(findButton()).toBeNull();
  const event = announceInstallable();
  expect(findButton()).toBeVisible();
  expect(event.defaultPrevented).toBe(true);
});

test('shows the browser’s own prompt once', async () => {
  render(<InstallButton findPlace={() => document.body} />);
  const event = announceInstallable();
  await userEvent.click(screen.getByRole('button', { name: 'Install this site' }));
  expect(event.prompt).toHaveBeenCalledTimes(1);
  expect(findButton()).toBeNull();
});

test('disappears when the site was installed in another way', () => {
  render(<InstallButton findPlace={() => document.body} />);
  announceInstallable();
  act(() => void window.dispatchEvent(new Event('appinstalled')));
  expect(findButton()).toBeNull();
});
