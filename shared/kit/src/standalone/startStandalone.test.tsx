import type { PageProps } from '@portfolio/contract';
import { createEntry } from '@portfolio/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import type { Root } from 'react-dom/client';
import { startStandalone } from './startStandalone';

const first = createEntry({ id: 'first', title: 'First', component: 'first', path: '/work/js/first' });
const second = createEntry({ id: 'second', title: 'Second', component: 'second', path: '/work/js/second' });
const logo = createEntry({ id: 'logo', title: 'Logo', component: null, path: null });

const toPage = (text: string) => async () => ({
  default: ({ project, services }: PageProps) => (
    <>
      <h1>{project.title}</h1>
      <p>{text}</p>
      <a href="/work/js/second">To the second</a>
      <a href="/work/js/second" download>
        Download
      </a>
      <a href="/work/UX/other">To another remote</a>
      <button
        type="button"
        onClick={() => services.showAlert({ type: 'info', message: 'Saved.', description: 'As a file.' })}
      >
        Save
      </button>
    </>
  ),
});

const remote = {
  id: 'toys',
  catalogue: [first, second, logo],
  pages: { first: toPage('The first page'), second: toPage('The second page') },
};

let root: Root | undefined;

async function startAt(address: string) {
  window.history.replaceState(null, '', address);
  document.body.innerHTML = '<div id="root"></div>';
  window.scrollTo = jest.fn();
  await act(async () => {
    root = startStandalone(remote, { title: 'Toys' });
  });
}

/** Clicks a link and returns whether the page, rather than the browser, follows it. */
async function follow(name: string, init?: MouseEventInit): Promise<boolean> {
  let isFollowedByBrowser = true;
  const handleClick = (event: Event) => {
    isFollowedByBrowser = !event.defaultPrevented;
    // jsdom does not implement navigation.
    event.preventDefault();
  };
  document.addEventListener('click', handleClick, { once: true });
  await act(async () => fireEvent.click(screen.getByRole('link', { name }), init));
  return !isFollowedByBrowser;
}

afterEach(() => act(() => root?.unmount()));

test('lists the projects that have a page at every address that is not a page', async () => {
  await startAt('/');

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Toys');
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'First',
    'Second',
  ]);
});

test('shows the page that the address names, without regard to case', async () => {
  await startAt('/WORK/js/First?size=2');

  expect(await screen.findByText('The first page')).toBeVisible();
});

test('follows a link to another page, and back, without a reload', async () => {
  await startAt('/work/js/first');

  expect(await follow('To the second')).toBe(true);
  expect(await screen.findByText('The second page')).toBeVisible();
  expect(window.location.pathname).toBe('/work/js/second');
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });

  expect(await follow('Toys')).toBe(true);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Toys');

  window.history.replaceState(null, '', '/work/js/first');
  await act(async () => window.dispatchEvent(new PopStateEvent('popstate')));
  expect(await screen.findByText('The first page')).toBeVisible();
});

test.each([
  ['to a file', 'Download', {}],
  ['to another remote', 'To another remote', {}],
  ['that the visitor opens in a new tab', 'To the second', { ctrlKey: true }],
])('leaves a link %s to the browser', async (_title, name, init) => {
  await startAt('/work/js/first');

  expect(await follow(name, init)).toBe(false);
});

test('writes alerts to the console, with the id of the remote', async () => {
  const info = jest.spyOn(console, 'info').mockImplementation(() => {});
  await startAt('/work/js/first');

  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(info).toHaveBeenCalledWith('[toys] Saved.', 'As a file.');
});

test('names the missing element if there is nothing to render into', () => {
  document.body.innerHTML = '';

  expect(() => startStandalone(remote, { title: 'Toys' })).toThrow(
    expect.objectContaining({ code: 'NO_ROOT', message: expect.stringContaining('Add <div id="root">') }),
  );
});
