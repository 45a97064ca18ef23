import { act, fireEvent, render, screen } from '@testing-library/react';
import { READING, useReading } from './reading';

const HEADINGS = ['s-one', 's-two', 's-three'];

function LongRead() {
  const scope = useReading<HTMLDivElement>();
  return (
    <div ref={scope}>
      <nav {...READING.contents}>
        {HEADINGS.map((id) => (
          <a key={id} href={`#${id}`}>
            {id}
          </a>
        ))}
      </nav>
      <div {...READING.progress}>
        <span>0% read</span>
      </div>
      <div {...READING.text} data-testid="text">
        {HEADINGS.map((id) => (
          <h2 key={id} id={id}>
            {id}
          </h2>
        ))}
      </div>
    </div>
  );
}

function setTop(element: Element, top: number, height = 0) {
  element.getBoundingClientRect = () => ({ top, height }) as DOMRect;
}

const nextFrame = () =>
  act(() => new Promise((resolve) => window.requestAnimationFrame(() => resolve(undefined))));

async function scroll() {
  fireEvent.scroll(window);
  await nextFrame();
}

function setScrollY(value: number) {
  Object.defineProperty(window, 'scrollY', { value, configurable: true });
}

beforeEach(() => {
  window.location.hash = '';
  setScrollY(1);
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: 5000, configurable: true });
});

describe('the contents of a text', () => {
  function renderContents(tops: readonly number[]) {
    render(<LongRead />);
    screen.getAllByRole('heading').forEach((heading, index) => setTop(heading, tops[index] ?? 0));
  }

  test('mark only the last heading that has reached the upper third', async () => {
    renderContents([-400, 100, 900]);
    await scroll();
    expect(screen.getByRole('link', { current: 'location' })).toHaveTextContent('s-two');
    screen.getAllByRole('heading').forEach((heading, index) => setTop(heading, index - 10));
    await scroll();
    expect(screen.getByRole('link', { current: 'location' })).toHaveTextContent('s-three');
  });

  test('mark the first of headings side by side, or the one that the address names', async () => {
    renderContents([-400, 100, 100]);
    await scroll();
    expect(screen.getByRole('link', { current: 'location' })).toHaveTextContent('s-two');
    window.location.hash = '#s-three';
    await scroll();
    expect(screen.getByRole('link', { current: 'location' })).toHaveTextContent('s-three');
    window.location.hash = '#s-two';
    fireEvent.click(screen.getByRole('link', { name: 's-two' }));
    await nextFrame();
    expect(screen.getByRole('link', { current: 'location' })).toHaveTextContent('s-two');
  });

  test('measure no heading below the first one that is not reached', async () => {
    renderContents([100, 900, 1500]);
    const measure = jest.fn();
    screen.getByRole('heading', { name: 's-three' }).getBoundingClientRect = measure;
    await scroll();
    expect(screen.getByRole('link', { current: 'location' })).toHaveTextContent('s-one');
    expect(measure).not.toHaveBeenCalled();
  });

  test('mark none above the first heading', async () => {
    renderContents([500, 900, 1500]);
    await scroll();
    expect(screen.queryByRole('link', { current: 'location' })).not.toBeInTheDocument();
  });

  test('mark the last heading at the end of the page, wherever it is', async () => {
    renderContents([-900, -400, 600]);
    setScrollY(5000 - window.innerHeight);
    await scroll();
    expect(screen.getByRole('link', { current: 'location' })).toHaveTextContent('s-three');
  });
});

test.each([
  [200, 2768, 0],
  [-500, 2768, 25],
  [-2000, 2768, 100],
  [-2400, 2768, 100],
  [100, 300, 0],
  [-1, 300, 100],
])('a text at %s px, %s px high, counts as read to %s per cent', async (top, height, percent) => {
  render(<LongRead />);
  setTop(screen.getByTestId('text'), top, height);
  await scroll();
  expect(screen.getByText(`${percent}% read`).parentElement).toHaveStyle({ '--read': `${percent}%` });
});

test('stops when it is unmounted', async () => {
  const { unmount } = render(<LongRead />);
  const link = screen.getByRole('link', { name: 's-three' });
  unmount();
  await scroll();
  expect(link).not.toHaveAttribute('aria-current');
});
