import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { ScrollIndicator } from './ScrollIndicator';
import { BUFFER_RATIO, SCROLL_DEBOUNCE_MS, START_DELAY_MS } from './useSections';

const WINDOW_HEIGHT_PX = 1000;
const tops: Record<string, number> = {};

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(tops, { skills: 300, process: 900, proof: 1500 });
  window.innerHeight = WINDOW_HEIGHT_PX;
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(4000);
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return { top: tops[this.id] ?? 0 } as DOMRect;
  });
});

afterEach(() => {
  jest.useRealTimers();
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
});

function Page({ ids = ['skills', 'process', 'proof'], path = '/' }) {
  return (
    <>
      <main>
        {ids.map((id) => (
          <section key={id} id={id}>
            <h2>About {id}</h2>
            <section id={`${id}-inner`}>
              <h3>Inside</h3>
            </section>
          </section>
        ))}
        <section>No id</section>
      </main>
      <ScrollIndicator currentPath={path} />
    </>
  );
}

const wait = (ms: number) => act(() => void jest.advanceTimersByTime(ms));
// In jsdom's narrow window the styles hide the component, and hidden elements have no accessible name.
const hidden = true;
const findNav = () => screen.queryByRole('navigation', { hidden });
const getLinks = () => within(findNav() as HTMLElement).getAllByRole('link', { hidden });
const getCurrent = () => getLinks().find((link) => link.getAttribute('aria-current') === 'location');

function scrollBy(distancePx: number) {
  for (const id of Object.keys(tops)) tops[id] = (tops[id] ?? 0) - distancePx;
  Object.defineProperty(window, 'scrollY', { value: window.scrollY + distancePx, configurable: true });
  act(() => void window.dispatchEvent(new Event('scroll')));
}

test('has the values of SPEC section 9', () => {
  expect([START_DELAY_MS, SCROLL_DEBOUNCE_MS, BUFFER_RATIO]).toEqual([500, 10, 0.24]);
});

test('lists the outer sections that have an id after half a second', () => {
  render(<Page />);
  wait(499);
  expect(findNav()).not.toBeInTheDocument();
  wait(1);
  expect(getLinks().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['About skills', '#skills'],
    ['About process', '#process'],
    ['About proof', '#proof'],
  ]);
});

test('stays hidden for half a second even if the page is scrolled', () => {
  render(<Page />);
  scrollBy(100);
  wait(100);
  expect(findNav()).not.toBeInTheDocument();
});

test('hides the labels over the page on Escape, until a link is pointed at or focused again', () => {
  render(<Page />);
  wait(500);
  const list = within(findNav() as HTMLElement).getByRole('list', { hidden });
  expect(list).not.toHaveAttribute('data-dismissed');
  for (const returns of [() => fireEvent.pointerEnter(list), () => fireEvent.focus(getLinks()[1]!)]) {
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(list).toHaveAttribute('data-dismissed');
    returns();
    expect(list).not.toHaveAttribute('data-dismissed');
  }
});

test('is absent on a page with fewer than two sections', () => {
  render(<Page ids={['skills']} />);
  wait(1000);
  expect(findNav()).not.toBeInTheDocument();
});

test('marks the section that has passed 0.24 of the window height, 10 ms after scrolling', () => {
  render(<Page />);
  wait(500);
  expect(getCurrent()).toHaveTextContent('About skills');
  scrollBy(900 - 241);
  wait(10);
  expect(getCurrent()).toHaveTextContent('About skills');
  scrollBy(1);
  wait(9);
  expect(getCurrent()).toHaveTextContent('About skills');
  wait(1);
  expect(getCurrent()).toHaveTextContent('About process');
});

test('marks the last section at the end of the page', () => {
  render(<Page />);
  wait(500);
  Object.defineProperty(window, 'scrollY', { value: 3000, configurable: true });
  act(() => void window.dispatchEvent(new Event('scroll')));
  wait(10);
  expect(getCurrent()).toHaveTextContent('About proof');
});

test('starts again when the page changes', () => {
  const { rerender } = render(<Page />);
  wait(500);
  rerender(<Page path="/about" ids={['one', 'two']} />);
  expect(findNav()).not.toBeInTheDocument();
  wait(500);
  expect(getLinks()).toHaveLength(2);
});

test('finds the sections of a page that arrives late', async () => {
  const { rerender } = render(<Page ids={[]} />);
  wait(1000);
  rerender(<Page ids={['one', 'two']} />);
  await act(async () => {});
  wait(500);
  expect(getLinks()).toHaveLength(2);
});
