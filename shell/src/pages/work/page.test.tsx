import '../../auth/auth-testing/textCoding';
import type { CatalogueEntry } from '@portfolio/contract';
import { createEntry } from '@portfolio/testing';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import type { PageData } from '../../site-map/pageData';
import type { SiteProject } from '../../site-map/siteProject';
import { QUERY_ATTRIBUTE } from '../../theme/rootAttributes';
import { drawListWithoutScript } from './drawListWithoutScript';
import WorkPage from './page';
import { PlainList } from './PlainList';

const createProject = (overrides: Partial<CatalogueEntry>): SiteProject => ({
  ...createEntry(overrides),
  remoteId: 'js-demos',
});

const DRUM = createProject({
  id: 'drum',
  title: 'Drum kit',
  path: '/work/js/drumKit',
  tags: ['Audio', 'Touch'],
});
const CANVAS = createProject({ id: 'canvas', title: 'Canvas', path: '/work/js/canvas', tags: ['Touch'] });
const MARK = createProject({
  id: 'tern',
  type: 'Logo',
  title: 'Tern Ferries',
  img: { src: 'tern.svg', sheet: 'ternSheet.svg', alt: 'A tern over waves', widthPx: 96, heightPx: 96 },
  tags: ['Ferry'],
  description: '',
  path: null,
  component: null,
});

function createData(overrides: Partial<PageData> = {}): PageData {
  return {
    path: '/work',
    page: 'work',
    title: 'Work',
    description: '',
    crumbs: [],
    projects: [DRUM, CANVAS, MARK],
    counts: { JavaScript: 2, Logo: 1 },
    ...overrides,
  };
}

const manyProjects = Array.from({ length: 66 }, (_project, index) =>
  createProject({ id: `p${index}`, title: `Project ${index + 1}`, path: `/work/js/p${index}` }),
);

const toPage = (data = createData()) => (
  <MemoryRouter initialEntries={['/work']}>
    <WorkPage data={data} />
  </MemoryRouter>
);

function visit(queryString = '', data = createData()) {
  window.history.replaceState(null, '', `/work${queryString}`);
  return render(toPage(data));
}

const getStatus = () => screen.getByRole('status');
const getSearch = () => screen.getByRole('searchbox', { name: 'Search' });
const listCards = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

afterEach(() => window.history.replaceState(null, '', '/'));

test('has one heading of the first level', () => {
  visit();
  expect(screen.getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent)).toEqual([
    'Work',
  ]);
});

test('shows projects as cards and marks as a gallery without links', () => {
  visit();
  expect(listCards()).toEqual(['Drum kit', 'Canvas']);
  const mark = screen.getByRole('figure');
  expect(mark).toHaveTextContent('Tern Ferries');
  expect(within(mark).getByRole('button', { name: 'Enlarge the mark of Tern Ferries' })).toBeInTheDocument();
  expect(within(mark).queryByRole('link')).not.toBeInTheDocument();
});

test('links the types with their counts and marks the current one', () => {
  visit('', createData({ type: 'JavaScript', projects: [DRUM, CANVAS] }));
  const links = within(screen.getByRole('navigation', { name: 'Types of work' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['All 3', '/work'],
    ['JavaScript 2', '/work/js'],
    ['Logo 1', '/work/Logo'],
  ]);
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'page', null]);
});

test('carries the query over to the other types, starting at their first page', () => {
  visit('?q=drum&page=2');
  expect(screen.getByRole('link', { name: 'JavaScript 2' })).toHaveAttribute('href', '/work/js?q=drum');
});

test('announces the number of projects', () => {
  visit();
  expect(getStatus()).toHaveTextContent('3 projects');
});

test('writes the search to the URL when typing pauses, and narrows the list', () => {
  jest.useFakeTimers();
  visit();
  fireEvent.change(getSearch(), { target: { value: 'drum' } });
  expect(window.location.search).toBe('');
  act(() => void jest.advanceTimersByTime(200));
  jest.useRealTimers();
  expect(window.location.search).toBe('?q=drum');
  expect(listCards()).toEqual(['Drum kit']);
  expect(getStatus()).toHaveTextContent('1 of 3 projects');
});

test('keeps a tag that is chosen before the search has been written', () => {
  jest.useFakeTimers();
  visit();
  fireEvent.change(getSearch(), { target: { value: 'drum' } });
  fireEvent.click(screen.getByRole('button', { name: /^Audio/ }));
  act(() => void jest.advanceTimersByTime(200));
  jest.useRealTimers();
  expect(window.location.search).toBe('?q=drum&tag=Audio');
});

test('forgets what was typed last if something else changes the search before it has been written', () => {
  jest.useFakeTimers();
  visit('?q=zebra');
  fireEvent.change(getSearch(), { target: { value: 'zebras' } });
  fireEvent.click(screen.getByRole('button', { name: 'Show everything' }));
  act(() => void jest.advanceTimersByTime(200));
  jest.useRealTimers();
  expect(getSearch()).toHaveValue('');
  expect(window.location.search).toBe('');
});

test('narrows by several tags and puts them into the URL', () => {
  visit();
  fireEvent.click(screen.getByRole('button', { name: /^Touch/ }));
  expect(listCards()).toEqual(['Drum kit', 'Canvas']);
  fireEvent.click(screen.getByRole('button', { name: /^Audio/ }));
  expect(listCards()).toEqual(['Drum kit']);
  expect(window.location.search).toBe('?tag=Touch&tag=Audio');
  expect(screen.getByRole('button', { name: /^Touch/ })).toHaveAttribute('aria-pressed', 'true');
});

test('disables tags that would leave no project', () => {
  visit('?tag=Audio');
  expect(screen.getByRole('button', { name: /^Ferry/ })).toBeDisabled();
});

test('shows the chip of a chosen tag that no project of the list has, and removes the tag', () => {
  visit('?tag=Ferry', createData({ type: 'JavaScript', projects: [DRUM, CANVAS] }));
  expect(getStatus()).toHaveTextContent('None of 2 projects matches');
  const chip = screen.getByRole('button', { name: /^Ferry/, pressed: true });
  fireEvent.click(chip);
  expect(window.location.search).toBe('');
  expect(chip).toHaveAttribute('aria-pressed', 'false');
});

test('keeps the chip of a tag that is deselected, however rare, and lets it be pressed', async () => {
  const rare = createProject({
    id: 'rare',
    title: 'Rare',
    path: '/work/js/rare',
    tags: [...'abcdefghij', 'zinc'].map((tag) => `${tag}1`),
  });
  const common = [...'abcdefghij'].map((tag) =>
    createProject({ id: tag, title: tag, path: `/work/js/${tag}`, tags: [`${tag}1`] }),
  );
  visit('?tag=zinc1', createData({ projects: [...common, rare] }));
  const chip = screen.getByRole('button', { name: /^zinc1/ });
  chip.focus();
  fireEvent.click(chip);
  expect(window.location.search).toBe('');
  expect(chip).toHaveFocus();

  fireEvent.click(chip);
  jest.useFakeTimers();
  fireEvent.change(getSearch(), { target: { value: 'xyzzy' } });
  act(() => void jest.advanceTimersByTime(200));
  jest.useRealTimers();
  fireEvent.click(chip);
  expect(chip).toBeEnabled();
  expect(chip).toHaveFocus();
});

test('sorts by the select', () => {
  visit();
  fireEvent.change(screen.getByRole('combobox', { name: 'Sort' }), { target: { value: 'title' } });
  expect(listCards()).toEqual(['Canvas', 'Drum kit']);
  expect(window.location.search).toBe('?sort=title');
});

test('shows a table with links, sorted by its headers', async () => {
  visit();
  fireEvent.click(screen.getByRole('radio', { name: 'Table' }));
  await screen.findByRole('table');
  const listRows = () => screen.getAllByRole('rowheader').map((row) => row.textContent);
  expect(listRows()).toEqual(['Drum kit', 'Canvas', 'Tern Ferries']);
  expect(within(screen.getByRole('table')).getByRole('link', { name: 'Canvas' })).toHaveAttribute(
    'href',
    '/work/js/canvas',
  );
  fireEvent.click(screen.getByRole('button', { name: /^Title/ }));
  expect(listRows()).toEqual(['Canvas', 'Drum kit', 'Tern Ferries']);
  expect(window.location.search).toBe('?sort=title&view=table');
});

test('groups the table', async () => {
  visit('?view=table');
  await screen.findByRole('table');
  fireEvent.change(screen.getByRole('combobox', { name: 'Group' }), { target: { value: 'type' } });
  expect(screen.getByRole('rowheader', { name: 'JavaScript (2)' })).toBeInTheDocument();
});

test('keeps the projects of a group together on the pages, and counts them on all pages', async () => {
  const projects = manyProjects
    .slice(0, 40)
    .map((project, index) => (index % 3 === 0 ? { ...project, type: 'CSS' as const } : project));
  visit('?view=table&group=type', createData({ projects }));
  await screen.findByRole('table');
  const listGroups = () =>
    screen.getAllByRole('rowheader', { name: /\(\d+\)$/ }).map(({ textContent }) => textContent);
  expect(listGroups()).toEqual(['CSS (14)', expect.stringMatching(/ \(26\)$/)]);
  fireEvent.click(screen.getByRole('button', { name: 'Page 2' }));
  expect(listGroups()).toEqual([expect.stringMatching(/ \(26\)$/)]);
});

test('shows 36 projects per page and goes to the next page', () => {
  visit('', createData({ projects: manyProjects }));
  expect(getStatus()).toHaveTextContent('66 projects, 1 to 36 shown');
  fireEvent.click(screen.getByRole('button', { name: 'Page 2' }));
  expect(getStatus()).toHaveTextContent('66 projects, 37 to 66 shown');
  expect(window.location.search).toBe('?page=2');
  expect(screen.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('heading', { name: 'Projects' })).toHaveFocus();
});

test('returns to the first page when the page size changes', () => {
  visit('?page=2', createData({ projects: manyProjects }));
  fireEvent.change(screen.getByRole('combobox', { name: 'Projects per page' }), { target: { value: '20' } });
  expect(getStatus()).toHaveTextContent('66 projects, 1 to 20 shown');
  expect(window.location.search).toBe('?size=20');
});

test('shows the list until the table has loaded', async () => {
  visit('?view=table');
  expect(listCards()).toEqual(['Drum kit', 'Canvas']);
  expect(await screen.findByRole('table')).toBeInTheDocument();
  expect(listCards()).toEqual([]);
});

test('offers to show everything if nothing matches, and keeps the view', async () => {
  visit('?q=zebra&view=table');
  expect(getStatus()).toHaveTextContent('None of 3 projects matches');
  fireEvent.click(screen.getByRole('button', { name: 'Show everything' }));
  expect(window.location.search).toBe('?view=table');
  expect(getStatus()).toHaveTextContent('3 projects');
  expect(screen.getByRole('heading', { name: 'Projects' })).toHaveFocus();
  await screen.findByRole('table');
});

test('shows the prerendered list only once it matches the address', () => {
  const container = document.createElement('div');
  document.body.append(container);
  document.documentElement.setAttribute(QUERY_ATTRIBUTE, '');
  window.history.replaceState(null, '', '/work?q=drum');
  container.innerHTML = renderToString(toPage());
  expect(container).toHaveTextContent('Canvas');
  const whenShown: (string | null)[] = [];
  const removal = jest.spyOn(document.documentElement, 'removeAttribute').mockImplementation(() => {
    whenShown.push(container.textContent);
  });
  render(toPage(), { container, hydrate: true });
  removal.mockRestore();
  document.documentElement.removeAttribute(QUERY_ATTRIBUTE);
  expect(whenShown).toEqual([expect.not.stringContaining('Canvas')]);
  expect(listCards()).toEqual(['Drum kit']);
});

test('renders the defaults on the server, whatever the URL', () => {
  window.history.replaceState(null, '', '/work?q=drum');
  const html = renderToString(toPage());
  expect(html).toContain('Canvas');
});

test('offers the tags of several projects when no script runs', () => {
  const html = renderToString(<PlainList value={drawListWithoutScript}>{toPage()}</PlainList>);
  const [, inside = ''] = /<noscript>(.*?)<\/noscript>/s.exec(html) ?? [];
  const options = [...inside.matchAll(/<option[^>]*>([^<]*)/g)].map(([, text]) => text);
  expect(options).toEqual(['Any, 2 projects', 'Touch, 2']);
  expect(inside).toContain('action="/work"');
});
