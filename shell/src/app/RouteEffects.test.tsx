import '../auth/auth-testing/textCoding';
import '../loading/loading-testing/messageChannel';
import { act, render, screen } from '@testing-library/react';
import { type NavigationType, Router } from 'react-router-dom';
import type { PageData } from '../site-map/pageData';
import { type CurrentPage, CurrentPageProvider } from './navigation/NavigationRouter';
import { RouteEffects } from './RouteEffects';

const places = { enter: jest.fn(), restore: jest.fn(() => false) };
const client = { places } as unknown as CurrentPage['client'];
const toData = (path: string): PageData => ({
  path,
  page: 'disclaimer',
  title: path,
  description: '',
  crumbs: [],
});

interface Step {
  url: string;
  index: number;
  action?: `${NavigationType}`;
}

function Site({ url, index, action = 'PUSH' }: Step) {
  const { pathname: path, hash } = new URL(url, 'https://example.com');
  const current: CurrentPage = { record: null, index, ...(client ? { client } : {}) };
  return (
    <Router
      location={{ pathname: path, hash }}
      navigationType={action as NavigationType}
      navigator={{} as never}
    >
      <CurrentPageProvider value={current}>
        <main>
          <h1>{path}</h1>
          <section id="examples">
            <h2>Examples</h2>
          </section>
        </main>
        <RouteEffects data={toData(path)} />
      </CurrentPageProvider>
    </Router>
  );
}

const scrolledTo: unknown[] = [];

/** Shows pages one after the other. */
async function show(first: Step, ...others: Step[]) {
  const { rerender } = render(<Site {...first} />);
  for (const step of others) {
    scrolledTo.length = 0;
    history.replaceState(null, '', step.url);
    await act(async () => rerender(<Site {...step} />));
  }
}

beforeEach(() => {
  scrolledTo.length = 0;
  // jsdom lays nothing out.
  jest.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
  jest.spyOn(window, 'scrollTo').mockImplementation((...[options]: unknown[]) => {
    scrolledTo.push((options as ScrollToOptions).top);
  });
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolledTo.push(this.id);
  };
  places.restore.mockReturnValue(false);
});

afterEach(() => {
  jest.restoreAllMocks();
  history.replaceState(null, '', '/');
});

test('shows the top of another page and focuses its heading', async () => {
  await show({ url: '/about', index: 1 }, { url: '/work', index: 2 });
  expect(scrolledTo).toEqual([0]);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('shows the part of another page that the hash names and focuses its heading', async () => {
  await show({ url: '/about', index: 1 }, { url: '/work#examples', index: 2 });
  expect(scrolledTo).toEqual(['examples']);
  expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();
});

test('restores the scroll position on Back', async () => {
  places.restore.mockReturnValue(true);
  await show({ url: '/about', index: 2 }, { url: '/work#examples', index: 1, action: 'POP' });
  expect(places.restore).toHaveBeenCalledTimes(1);
  expect(scrolledTo).toEqual([]);
});

test.each([
  ['another page', '/about'],
  ['the same page', '/work'],
])('shows the part that the hash names on Back from %s if no position is saved', async (_from, url) => {
  await show({ url, index: 2 }, { url: '/work#examples', index: 1, action: 'POP' });
  expect(scrolledTo).toEqual(['examples']);
});

test('leaves the scroll position alone when the shown page changes its own address', async () => {
  await show({ url: '/work', index: 1 }, { url: '/work?q=a', index: 2 });
  expect(scrolledTo).toEqual([]);
});
