import { act, fireEvent, render, screen } from '@testing-library/react';
import { ReadingProgress } from './ReadingProgress';
import { TableOfContents } from './TableOfContents';

const HEADINGS = [
  { id: 's-one', text: 'One', nested: [{ id: 's-two', text: 'Two', nested: [] }] },
  { id: 's-three', text: 'Three', nested: [] },
];

/* Nested links are only shown on wide screens, which jsdom does not know. */
const CURRENT = { current: 'location', hidden: true } as const;

function setTop(element: Element, top: number, height = 0) {
  element.getBoundingClientRect = () => ({ top, height }) as DOMRect;
}

async function scroll() {
  fireEvent.scroll(window);
  await act(() => new Promise((resolve) => window.requestAnimationFrame(() => resolve(undefined))));
}

function setScrollY(value: number) {
  Object.defineProperty(window, 'scrollY', { value, configurable: true });
}

beforeEach(() => {
  setScrollY(1);
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: 5000, configurable: true });
});

describe('TableOfContents', () => {
  function renderContents(tops: readonly number[]) {
    render(
      <>
        {['s-one', 's-two', 's-three'].map((id) => (
          <h2 key={id} id={id}>
            {id}
          </h2>
        ))}
        <TableOfContents headings={HEADINGS} />
      </>,
    );
    screen.getAllByRole('heading').forEach((heading, index) => setTop(heading, tops[index] ?? 0));
  }

  it('marks the last heading that has reached the upper third', async () => {
    renderContents([-400, 100, 900]);
    await scroll();
    expect(screen.getByRole('link', CURRENT)).toHaveTextContent('Two');
  });

  it('marks none above the first heading', async () => {
    renderContents([500, 900, 1500]);
    await scroll();
    expect(screen.queryByRole('link', CURRENT)).not.toBeInTheDocument();
  });

  it('marks the last one at the end of the page, wherever it stands', async () => {
    renderContents([-900, -400, 600]);
    setScrollY(5000 - window.innerHeight);
    await scroll();
    expect(screen.getByRole('link', CURRENT)).toHaveTextContent('Three');
  });
});

describe('ReadingProgress', () => {
  function renderProgress(top: number, height: number) {
    const text = document.createElement('div');
    setTop(text, top, height);
    return render(<ReadingProgress textRef={{ current: text }} />);
  }

  it.each([
    [200, 2768, 0],
    [-500, 2768, 25],
    [-2000, 2768, 100],
    [-2400, 2768, 100],
    [100, 300, 0],
    [-1, 300, 100],
  ])('reads a text at %s px, %s px high, as %s per cent', (top, height, percent) => {
    renderProgress(top, height);
    expect(screen.getByText(`${percent}% read`)).toBeInTheDocument();
  });

  it('is silent for assistive technology', () => {
    const { container } = renderProgress(-500, 2768);
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
    expect(container.querySelector('[aria-live], [role]')).toBeNull();
  });

  it('stops listening when it leaves the page', () => {
    const remove = jest.spyOn(window, 'removeEventListener');
    renderProgress(0, 100).unmount();
    expect(remove.mock.calls.map(([type]) => type)).toEqual(expect.arrayContaining(['scroll', 'resize']));
  });
});
