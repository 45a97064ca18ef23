import { renderPage } from '@portfolio/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import InfiniteScrollPage from '../page';
import { AUTOMATIC_LIMIT } from './feedState';
import { LENGTH_COUNT, PAGE_SIZE } from './lengths';
import { LATENCY_MS } from './useFeed';

beforeEach(() => {
  jest.useFakeTimers();
  Element.prototype.scrollIntoView = () => {};
  window.history.replaceState(null, '', '/work/CSS/infiniteScroll');
});

afterEach(() => jest.useRealTimers());

function openPage() {
  return renderPage(InfiniteScrollPage, { title: 'Infinite scroll' });
}

function wait(timeMs: number) {
  act(() => {
    jest.advanceTimersByTime(timeMs);
  });
}

const feed = () => screen.getByRole('feed', { name: 'Lengths in pixels' });
const lengths = () =>
  within(feed())
    .getAllByRole('article')
    .map((article) => Number(article.dataset.length));
const button = (name: RegExp | string) => screen.getByRole('button', { name });
const loadMore = () => fireEvent.click(button('Load 20 longer ones'));

describe('the feed', () => {
  test('starts with the first page and shows the total', () => {
    openPage();
    expect(lengths()).toEqual(Array.from({ length: PAGE_SIZE }, (_unused, index) => index + 1));
    const third = within(feed()).getByRole('article', { name: '3 px' });
    expect(third).toHaveAttribute('aria-posinset', '3');
    expect(third).toHaveAttribute('aria-setsize', String(LENGTH_COUNT));
  });

  test('is busy while a page loads, and focuses its first article', () => {
    openPage();
    loadMore();
    expect(feed()).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByText('Loading lengths 21 to 40 …')).toBeInTheDocument();
    wait(LATENCY_MS);
    expect(feed()).toHaveAttribute('aria-busy', 'false');
    expect(screen.getByText('Loaded lengths 21 to 40.')).toBeInTheDocument();
    expect(within(feed()).getByRole('article', { name: '21 px' })).toHaveFocus();
  });

  test('names the page that failed, keeps the others and retries', () => {
    openPage();
    fireEvent.click(screen.getByLabelText('Fails'));
    loadMore();
    wait(LATENCY_MS);
    expect(
      within(screen.getByRole('alert')).getByText('The lengths 21 to 40 could not be loaded.'),
    ).toBeVisible();
    expect(lengths()).toHaveLength(PAGE_SIZE);
    fireEvent.click(screen.getByLabelText('Arrives'));
    fireEvent.click(button('Try again'));
    wait(LATENCY_MS);
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    expect(lengths()).toContain(40);
  });

  test('keeps the focus where it is if all the rest fails to load, and retries from there', () => {
    openPage();
    fireEvent.click(screen.getByLabelText('Fails'));
    const loadAll = button('Load all 9,980 longer ones');
    loadAll.focus();
    fireEvent.click(loadAll);
    wait(LATENCY_MS);
    expect(button('Try again')).toBeVisible();
    expect(loadAll).toHaveFocus();
    fireEvent.click(screen.getByLabelText('Arrives'));
    fireEvent.click(loadAll);
    wait(LATENCY_MS);
    expect(screen.getByText('Feed, lengths 1 to 10,000')).toBeInTheDocument();
  });

  test('moves by Page Down and Page Up, and leaves by Ctrl+End', () => {
    openPage();
    act(() => within(feed()).getByRole('article', { name: '1 px' }).focus());
    fireEvent.keyDown(document.activeElement!, { key: 'PageDown' });
    fireEvent.keyDown(document.activeElement!, { key: 'PageDown' });
    expect(within(feed()).getByRole('article', { name: '3 px' })).toHaveFocus();
    fireEvent.keyDown(document.activeElement!, { key: 'PageUp' });
    expect(within(feed()).getByRole('article', { name: '2 px' })).toHaveFocus();
    fireEvent.keyDown(document.activeElement!, { key: 'End', ctrlKey: true });
    expect(button('Load 20 longer ones')).toHaveFocus();
  });

  test('loads the next page on Page Down at the last article', () => {
    openPage();
    act(() => within(feed()).getByRole('article', { name: '20 px' }).focus());
    fireEvent.keyDown(document.activeElement!, { key: 'PageDown' });
    wait(LATENCY_MS);
    expect(within(feed()).getByRole('article', { name: '21 px' })).toHaveFocus();
  });

  test('keeps the focused article wherever it is scrolled, also after Page Up at the first one', () => {
    openPage();
    fireEvent.click(button('Load all 9,980 longer ones'));
    wait(LATENCY_MS);
    const first = within(feed()).getByRole('article', { name: '1 px' });
    act(() => first.focus());
    fireEvent.keyDown(first, { key: 'PageUp' });
    feed().getBoundingClientRect = () => ({ top: -50_000, bottom: 900_000 }) as DOMRect;
    fireEvent.scroll(window);
    wait(50);
    expect(lengths()).toContain(521);
    expect(first).toHaveFocus();
  });

  test('keeps the focused article wherever it is scrolled, also after shorter ones failed to load', () => {
    openPage();
    fireEvent.change(screen.getByLabelText('Go to a length, in px'), { target: { value: '4711' } });
    fireEvent.click(button('Go'));
    fireEvent.click(button('Load all 5,280 longer ones'));
    wait(LATENCY_MS);
    fireEvent.click(screen.getByLabelText('Fails'));
    const first = within(feed()).getByRole('article', { name: '4,701 px' });
    act(() => first.focus());
    fireEvent.keyDown(first, { key: 'PageUp' });
    wait(LATENCY_MS);
    feed().getBoundingClientRect = () => ({ top: -50_000, bottom: 900_000 }) as DOMRect;
    fireEvent.scroll(window);
    wait(50);
    expect(lengths()).toContain(5221);
    expect(first).toHaveFocus();
  });

  test('has one tab stop', () => {
    openPage();
    const stops = within(feed())
      .getAllByRole('article')
      .filter((article) => article.tabIndex === 0);
    expect(stops).toHaveLength(1);
  });

  test('jumps to a length, and loads shorter ones from there', () => {
    openPage();
    fireEvent.change(screen.getByLabelText('Go to a length, in px'), { target: { value: '4711' } });
    fireEvent.click(button('Go'));
    expect(within(feed()).getByRole('article', { name: '4,711 px' })).toHaveFocus();
    fireEvent.click(button('Load 20 shorter ones'));
    wait(LATENCY_MS);
    expect(within(feed()).getByRole('article', { name: '4,700 px' })).toHaveFocus();
    expect(screen.getByText('Loaded lengths 4,681 to 4,700.')).toBeInTheDocument();
  });

  test('names shorter ones that failed above the feed, and retries there', () => {
    openPage();
    fireEvent.change(screen.getByLabelText('Go to a length, in px'), { target: { value: '4711' } });
    fireEvent.click(button('Go'));
    fireEvent.click(screen.getByLabelText('Fails'));
    fireEvent.click(button('Load 20 shorter ones'));
    wait(LATENCY_MS);
    const failure = screen.getByText('The lengths 4,681 to 4,700 could not be loaded.');
    expect(failure.closest('[role="alert"]')).not.toBeNull();
    expect(failure.compareDocumentPosition(feed())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(button('Load 20 longer ones')).toBeVisible();
    fireEvent.click(screen.getByLabelText('Arrives'));
    fireEvent.click(button('Try again'));
    wait(LATENCY_MS);
    expect(failure).not.toBeInTheDocument();
    expect(within(feed()).getByRole('article', { name: '4,700 px' })).toHaveFocus();
  });

  test('does not go to shorter ones while longer ones arrive', () => {
    openPage();
    fireEvent.change(screen.getByLabelText('Go to a length, in px'), { target: { value: '4711' } });
    fireEvent.click(button('Go'));
    fireEvent.click(button('Load 20 longer ones'));
    expect(button('Load 20 shorter ones')).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(button('Load 20 shorter ones'));
    wait(LATENCY_MS);
    expect(within(feed()).getByRole('article', { name: '4,721 px' })).toHaveFocus();
  });

  const REFUSAL = 'Enter a whole number from 1 to 10000.';
  const findRefusal = () => screen.queryByText(REFUSAL, { selector: '[role="alert"]' });

  test.each(['0', '10001', '2.5', ''])('refuses to go to %j', (value) => {
    openPage();
    const field = screen.getByLabelText('Go to a length, in px');
    fireEvent.change(field, { target: { value } });
    fireEvent.click(button('Go'));
    expect(field).toHaveAccessibleDescription(`Error: ${REFUSAL}`);
    expect(field).toHaveFocus();
    expect(findRefusal()).toBeNull();
  });

  test('announces each refusal while the focus is in the field already', () => {
    openPage();
    const field = screen.getByLabelText('Go to a length, in px');
    act(() => field.focus());
    fireEvent.change(field, { target: { value: '0' } });
    fireEvent.submit(field);
    const first = findRefusal();
    expect(first).toBeInTheDocument();
    fireEvent.submit(field);
    expect(findRefusal()).toBeInTheDocument();
    expect(findRefusal()).not.toBe(first);
  });

  test('names its end and links back to the start', () => {
    openPage();
    fireEvent.change(screen.getByLabelText('Go to a length, in px'), { target: { value: '10000' } });
    fireEvent.click(button('Go'));
    expect(screen.getByText('Loaded lengths 9,981 to 10,000, the last ones.')).toBeInTheDocument();
    fireEvent.click(button('Back to 1 px'));
    expect(lengths()).toContain(1);
  });

  test('starts at the position in the address, and keeps it there', () => {
    window.history.replaceState(null, '', '?at=4711&other=1');
    openPage();
    wait(1000);
    expect(lengths()).toContain(4711);
    expect(window.location.search).toBe('?at=4711&other=1');
  });

  test('loads all the rest at once, and still renders only a few pages', () => {
    openPage();
    fireEvent.click(button('Load all 9,980 longer ones'));
    wait(LATENCY_MS);
    wait(50);
    expect(within(feed()).getByRole('article', { name: '21 px' })).toHaveFocus();
    expect(screen.getByText('Feed, lengths 1 to 10,000')).toBeInTheDocument();
    expect(lengths().length).toBeLessThanOrEqual(6 * PAGE_SIZE);
  });
});

describe('loading automatically', () => {
  const QuietObserver = window.IntersectionObserver;
  let isNear = false;

  beforeEach(() => {
    isNear = false;
    class NearObserver {
      constructor(private readonly onChange: (entries: { isIntersecting: boolean }[]) => void) {}
      observe() {
        if (isNear) setTimeout(() => this.onChange([{ isIntersecting: true }]));
      }
      disconnect() {}
    }
    window.IntersectionObserver = NearObserver as never;
  });

  afterEach(() => {
    window.IntersectionObserver = QuietObserver;
  });

  test('is off by default', () => {
    isNear = true;
    openPage();
    wait(5 * LATENCY_MS);
    expect(feed()).toHaveAttribute('aria-busy', 'false');
    expect(lengths()).toHaveLength(PAGE_SIZE);
  });

  test('stops after a few pages, so that the content after the feed can be reached', () => {
    isNear = true;
    openPage();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Load automatically near the end' }));
    for (let turn = 0; turn < 4 * AUTOMATIC_LIMIT; turn += 1) wait(LATENCY_MS + 10);
    expect(screen.getByText(/^5 pages were loaded automatically/)).toBeInTheDocument();
    expect(screen.getByText('Feed, lengths 1 to 120')).toBeInTheDocument();
    loadMore();
    for (let turn = 0; turn < 4 * AUTOMATIC_LIMIT; turn += 1) wait(LATENCY_MS + 10);
    expect(screen.getByText('Feed, lengths 1 to 240')).toBeInTheDocument();
  });
});
