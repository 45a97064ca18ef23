import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { AlertProvider } from '../alerts/AlertProvider';
import type { PageData } from '../site-map/pageData';
import { Layout } from './Layout';
import { RENDERED_PARTS } from './renderedParts';

const HOME = { title: 'Home', path: '/' };

function createData(overrides: Partial<PageData> = {}): PageData {
  return { path: '/', page: 'home', title: 'Home', description: '', crumbs: [HOME], ...overrides };
}

const ABOUT = createData({
  path: '/about',
  page: 'about',
  title: 'About',
  crumbs: [HOME, { title: 'About', path: '/about' }],
});

const toElement = (data: PageData) => (
  <AlertProvider>
    <Layout data={data} parts={RENDERED_PARTS}>
      <h1>{data.title}</h1>
    </Layout>
  </AlertProvider>
);

beforeEach(() => localStorage.setItem('portfolio:welcomed', '1'));

test('starts with a link that skips to the content', () => {
  render(toElement(createData()));
  const first = screen.getAllByRole('link')[0];
  expect(first).toHaveTextContent('Skip to the content');
  expect(first).toHaveAttribute('href', '#main');
  expect(screen.getByRole('main')).toHaveAttribute('tabindex', '-1');
});

test('puts the page between header and footer', () => {
  render(toElement(createData()));
  expect(within(screen.getByRole('main')).getByRole('heading', { level: 1 })).toHaveTextContent('Home');
  expect(screen.getByRole('banner')).toBeInTheDocument();
  expect(screen.getByRole('contentinfo')).toBeInTheDocument();
});

test('puts alerts directly before the page in the Tab order', () => {
  const { container } = render(toElement(ABOUT));
  const children = [...(container.firstElementChild?.children ?? [])];
  const main = children.indexOf(screen.getByRole('main'));
  expect(children[main - 1]).toContainElement(screen.getByRole('status'));
});

test('announces at the end of home that the site updates are finished, and on no other page', () => {
  const { unmount } = render(toElement(createData()));
  const note = screen.getByRole('complementary', { name: 'Site updates' });
  expect(note).toHaveTextContent('The site updates are finished.');
  expect(
    screen.getByRole('main').compareDocumentPosition(note) & Node.DOCUMENT_POSITION_FOLLOWING,
  ).toBeTruthy();
  unmount();
  render(toElement(ABOUT));
  expect(screen.queryByRole('complementary', { name: 'Site updates' })).not.toBeInTheDocument();
});

test('shows no breadcrumb with one crumb', () => {
  render(toElement(createData()));
  expect(screen.queryByRole('navigation', { name: 'Breadcrumb' })).not.toBeInTheDocument();
});

test('shows the breadcrumb with the page last', () => {
  render(toElement(ABOUT));
  const items = within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual(['Home', 'About']);
  expect(within(items[1] as HTMLElement).getByText('About')).toHaveAttribute('aria-current', 'page');
});

test('hydrates the server’s HTML without a difference', () => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(toElement(ABOUT));
  const serverText = container.textContent;
  const onRecoverableError = jest.fn();
  render(toElement(ABOUT), { container, hydrate: true, onRecoverableError });
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(container.textContent).toBe(serverText);
});

test('gives each landmark of a kind a different name', () => {
  render(toElement(ABOUT));
  const names = screen
    .getAllByRole('navigation', { hidden: true })
    .map(
      (nav) =>
        nav.getAttribute('aria-label') ??
        document.getElementById(nav.getAttribute('aria-labelledby') ?? '')?.textContent,
    );
  expect(new Set(names).size).toBe(names.length);
});
