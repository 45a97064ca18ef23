import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AlertProvider } from '../../alerts/AlertProvider';
import { AlertRegion } from '../../alerts/AlertRegion';
import { browserPage } from '../../browser/browserPage';
import { SITE } from '../../site';
import ContactPage from './page';
import { READY_MAILS } from './content';

const writeText = jest.fn<Promise<void>, [string]>();

beforeEach(async () => {
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
  await screen.findByRole('form', { name: 'Contact' });
});

const copyAddress = () =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Copy the address' })));

test('has one heading of the first level and the address as a link', () => {
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  const [address] = screen.getAllByRole('link').filter(({ textContent }) => textContent === SITE.email);
  expect(address).toHaveAttribute('href', `mailto:${SITE.email}`);
  expect(address?.innerHTML).toBe(SITE.email.replace('@', '@<wbr>').replaceAll('.', '<wbr>.'));
});

test('copies the address and confirms it', async () => {
  await copyAddress();
  expect(writeText).toHaveBeenCalledWith(SITE.email);
  expect(screen.getByText('Copied the address.').closest('[role=status]')).not.toBeNull();
});

test('names the next step if the browser refuses to copy', async () => {
  writeText.mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
  await copyAddress();
  expect(screen.getByRole('alert')).toHaveTextContent('The browser did not let me copy the address.');
});

test('links each prepared mail to a mail program', () => {
  const links = screen.getAllByRole('link', { name: /^Open in email/ });
  expect(links).toHaveLength(READY_MAILS.length);
  for (const link of links) expect(link.getAttribute('href')).toMatch(/^mailto:/);
  expect(new Set(links.map((link) => link.textContent)).size).toBe(links.length);
});

test('states that it sends nothing itself', () => {
  expect(screen.getByText(/Nothing is sent from this page/)).toBeInTheDocument();
});

describe('the form', () => {
  let goTo: jest.SpiedFunction<typeof browserPage.goTo>;
  const get = (name: RegExp) => screen.getByLabelText(name);
  const submit = () => userEvent.click(screen.getByRole('button', { name: 'Open as an email' }));

  beforeEach(() => {
    goTo = jest.spyOn(browserPage, 'goTo').mockImplementation(() => {});
  });

  test('opens the message as an email, offers to copy it, and states that nothing was sent', async () => {
    await userEvent.type(get(/Your name/), 'Ada');
    await userEvent.type(get(/Your email address/), 'me@studio.design');
    await userEvent.selectOptions(get(/Topic/), 'A project');
    await userEvent.type(get(/Message/), 'Hello & welcome?');
    await submit();
    const [[address = ''] = []] = goTo.mock.calls;
    const mail = new URL(address);
    expect(mail.protocol + mail.pathname).toBe(`mailto:${SITE.email}`);
    expect(mail.searchParams.get('subject')).toBe('A project: a message from Ada');
    expect(mail.searchParams.get('body')).toBe('Hello & welcome?\r\n\r\nAda\r\nme@studio.design');
    expect(screen.getByText(/Nothing is sent until you send it/)).toHaveTextContent(
      `send it to ${SITE.email}, with “A project: a message from Ada” as its subject.`,
    );
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Copy the message' })));
    expect(writeText).toHaveBeenCalledWith('Hello & welcome?\n\nAda\nme@studio.design');
    expect(get(/Message/)).toHaveValue('Hello & welcome?');

    await userEvent.type(get(/Message/), ' Bye.');
    expect(screen.queryByRole('button', { name: 'Copy the message' })).not.toBeInTheDocument();
    await submit();
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Copy the message' })));
    expect(writeText).toHaveBeenLastCalledWith('Hello & welcome? Bye.\n\nAda\nme@studio.design');
  });

  test('says so if an email program may cut off the end', async () => {
    await userEvent.type(get(/Your name/), 'Ada');
    await userEvent.type(get(/Your email address/), 'me@studio.design');
    await userEvent.selectOptions(get(/Topic/), 'A project');
    await userEvent.click(get(/Message/));
    await userEvent.paste('я'.repeat(400));
    await submit();
    expect(screen.getByText(/Nothing is sent until/)).toHaveTextContent('It is long: check in your program');
  });

  test('names missing fields, and opens nothing', async () => {
    await userEvent.type(get(/Your email address/), 'me@studio');
    await submit();
    expect(goTo).not.toHaveBeenCalled();
    expect(screen.getAllByText(/Required field\./).length).toBeGreaterThan(0);
    expect(screen.getAllByText(/Wrong email format/).length).toBeGreaterThan(0);
  });
});
