import { renderPage } from '@portfolio/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addStyleSheet, readStyleSheet, withoutAtRules } from '../../css-testing/styleSheet';
import CardScrollerPage from './page';
import { THINGS } from './things';

function renderScroller() {
  const { container } = renderPage(CardScrollerPage, { title: 'Card scroller' });
  const view = screen.getByRole('region', { name: 'Things by size' });
  return { root: container.querySelector<HTMLElement>('.cardScroller')!, view };
}

/** Gives the row a layout, which jsdom lacks. */
function layOut(view: HTMLElement, scrollLeft: number) {
  Object.defineProperties(view, {
    clientWidth: { value: 600, configurable: true },
    scrollWidth: { value: 3600, configurable: true },
    scrollLeft: { value: scrollLeft, configurable: true },
  });
  view.querySelectorAll('li').forEach((card, index) => {
    card.getBoundingClientRect = () => ({ left: index * 300 - scrollLeft }) as DOMRect;
  });
}

async function scrollTo(view: HTMLElement, scrollLeft: number) {
  layOut(view, scrollLeft);
  await act(async () => {
    fireEvent.scroll(view);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}

test('the cards are one list of twelve items', () => {
  const { view } = renderScroller();
  expect(within(within(view).getByRole('list')).getAllByRole('listitem')).toHaveLength(THINGS.length);
});

test('the row can be reached and scrolled with the keyboard', async () => {
  const { view } = renderScroller();
  expect(view).toHaveAttribute('tabindex', '0');
});

test('without any support the list scrolls in its box and the page shows its own controls', () => {
  const css = readStyleSheet(__dirname, 'cardScroller.css');
  addStyleSheet(withoutAtRules(css, ['@supports', '@property', '@container', '@media', '@keyframes']));
  const { view } = renderScroller();
  expect(getComputedStyle(view).overflowX).toBe('auto');
  expect(getComputedStyle(view).maskImage ?? '').toBe('');
  expect(screen.getByRole('button', { name: 'Next cards' })).toBeVisible();
  expect(within(screen.getByRole('navigation', { name: 'Cards' })).getAllByRole('link')).toHaveLength(12);
});

test('every link leads to its card, even without scripts', () => {
  renderScroller();
  for (const { id, name } of THINGS) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', `#${id}`);
    expect(document.getElementById(id)).toHaveTextContent(name);
  }
});

test('the buttons scroll the row by most of its width, but not the page', async () => {
  const { view } = renderScroller();
  layOut(view, 0);
  const scrollBy = jest.fn();
  view.scrollBy = scrollBy;
  await userEvent.click(screen.getByRole('button', { name: 'Next cards' }));
  expect(scrollBy).toHaveBeenCalledWith({ left: 480 });
});

test('a button is disabled at its end of the row, and the link of the first visible card is current', async () => {
  const { view } = renderScroller();
  await scrollTo(view, 0);
  expect(screen.getByRole('button', { name: 'Previous cards' })).toHaveAttribute('aria-disabled', 'true');
  await scrollTo(view, 610);
  expect(screen.getByRole('button', { name: 'Previous cards' })).toHaveAttribute('aria-disabled', 'false');
  expect(screen.getByRole('link', { name: THINGS[2]!.name })).toHaveAttribute('aria-current', 'true');
  await scrollTo(view, 3000);
  expect(screen.getByRole('button', { name: 'Next cards' })).toHaveAttribute('aria-disabled', 'true');
});

test('at the end of the row the link that was chosen is current, or else the last one', async () => {
  const { view } = renderScroller();
  const link = (index: number) => screen.getByRole('link', { name: THINGS[index]!.name });
  for (const { id } of THINGS) document.getElementById(id)!.scrollIntoView = () => {};
  await scrollTo(view, 0);
  await userEvent.click(link(10));
  await scrollTo(view, 1500);
  expect(link(5)).toHaveAttribute('aria-current', 'true');
  await scrollTo(view, 3000);
  expect(link(10)).toHaveAttribute('aria-current', 'true');

  // The row is at its end already and does not scroll.
  await userEvent.click(link(11));
  expect(link(11)).toHaveAttribute('aria-current', 'true');
  await userEvent.click(link(10));
  expect(link(10)).toHaveAttribute('aria-current', 'true');

  await scrollTo(view, 610);
  await scrollTo(view, 3000);
  expect(link(11)).toHaveAttribute('aria-current', 'true');
});

test('a row that fits its view starts with its first card', async () => {
  const { view } = renderScroller();
  layOut(view, 0);
  Object.defineProperty(view, 'scrollWidth', { value: 600, configurable: true });
  await act(async () => {
    fireEvent.scroll(view);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  });
  expect(screen.getByRole('link', { name: THINGS[0]!.name })).toHaveAttribute('aria-current', 'true');
});

test('a link scrolls its card into the row without scrolling the page', async () => {
  renderScroller();
  const scrollIntoView = jest.fn();
  document.getElementById(THINGS[9]!.id)!.scrollIntoView = scrollIntoView;
  await userEvent.click(screen.getByRole('link', { name: THINGS[9]!.name }));
  expect(scrollIntoView).toHaveBeenCalledWith({ inline: 'start', block: 'nearest' });
});

test('a link opens elsewhere with a modifier key', () => {
  renderScroller();
  const link = screen.getByRole('link', { name: THINGS[9]!.name });
  // True: the default was not prevented.
  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
  expect(fireEvent.click(link, { metaKey: true })).toBe(true);
});

test('each supported feature can be switched off', async () => {
  const { root } = renderScroller();
  expect(root).not.toHaveAttribute('data-without');
  const parts = within(screen.getByRole('group', { name: 'Show the row without' }));
  await userEvent.click(parts.getByRole('checkbox', { name: 'Scroll buttons and markers' }));
  expect(root).toHaveAttribute('data-without', 'controls');
  await userEvent.click(parts.getByRole('checkbox', { name: 'Container queries' }));
  expect(root).toHaveAttribute('data-without', 'controls containers');
  for (const box of parts.getAllByRole('checkbox', { checked: true })) await userEvent.click(box);
  expect(root).not.toHaveAttribute('data-without');
});

test('the panel sets the properties of the row', () => {
  const { root } = renderScroller();
  fireEvent.change(screen.getByRole('slider', { name: 'Card width' }), { target: { value: '420' } });
  expect(root.style.getPropertyValue('--scroller-card')).toBe('420px');
});
