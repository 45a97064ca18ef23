import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { AlertProvider } from '../../alerts/AlertProvider';
import { AlertRegion } from '../../alerts/AlertRegion';
import { SITE } from '../../site';
import { ContactPage } from './ContactPage';
import { READY_MAILS } from './content';

const writeText = jest.fn<Promise<void>, [string]>();

beforeEach(() => {
  writeText.mockReset().mockResolvedValue();
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  render(
    <AlertProvider>
      <ContactPage
        data={{ path: '/contact', page: 'contact', title: 'Contact', description: '', crumbs: [] }}
      />
      <AlertRegion />
    </AlertProvider>,
  );
});

const copyAddress = () =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Copy the address' })));

it('has one heading of the first level and the address as a link', () => {
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getByRole('link', { name: SITE.email })).toHaveAttribute('href', `mailto:${SITE.email}`);
});

it('copies the address and says so', async () => {
  await copyAddress();
  expect(writeText).toHaveBeenCalledWith(SITE.email);
  expect(within(screen.getByRole('status')).getByText('Copied the address.')).toBeInTheDocument();
});

it('says what to do where the browser refuses to copy', async () => {
  writeText.mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
  await copyAddress();
  expect(screen.getByRole('alert')).toHaveTextContent('The browser did not let me copy the address.');
});

it('opens each ready mail in a mail program', () => {
  const links = screen.getAllByRole('link', { name: /^Open as a mail/ });
  expect(links).toHaveLength(READY_MAILS.length);
  for (const link of links) expect(link.getAttribute('href')).toMatch(/^mailto:/);
  expect(new Set(links.map((link) => link.textContent)).size).toBe(links.length);
});

it('says that it sends nothing itself', () => {
  expect(screen.getByText(/Nothing is sent from this page/)).toBeInTheDocument();
});
