import { fireEvent, render, screen, within } from '@testing-library/react';
import { Header } from './Header';
import { NavList } from './NavList';
import { NAVIGATION } from './navigation';

// jsdom has no popovers: the test fires the browser's event. Esc and clicks outside are handled by the browser.
const toggleMenu = (newState: 'open' | 'closed') =>
  fireEvent(getNav(), Object.assign(new Event('toggle'), { newState }));
const getNav = () => screen.getByRole('navigation', { name: 'Main', hidden: true });
const getMenuButton = () => screen.getByRole('button', { name: 'Menu' });

function renderHeader(props: Partial<Parameters<typeof Header>[0]> = {}) {
  return render(<Header currentPath="/work" isScrollingDown={false} NavList={NavList} {...props} />);
}

test('has a logo that links home, the navigation and the theme toggle', () => {
  renderHeader();
  expect(screen.getByRole('link', { name: 'Portfolio, home' })).toHaveAttribute('href', '/');
  expect(within(getNav()).getAllByRole('link', { hidden: true })).toHaveLength(NAVIGATION.length);
  expect(screen.getByRole('button', { name: 'Dark theme' })).toBeInTheDocument();
});

test('links the four entries and marks the current one', () => {
  renderHeader();
  const links = screen.getAllByRole('link', { hidden: true }).slice(1);
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/', '/work', '/about', '/contact']);
  expect(links.filter((link) => link.hasAttribute('aria-current'))).toEqual([links[1]]);
});

test('opens the navigation as a popover of the menu button', () => {
  renderHeader();
  expect(getMenuButton()).toHaveAttribute('popovertarget', getNav().id);
  expect(getNav()).toHaveAttribute('popover', 'auto');
});

test('changes the page in browsers without popovers and visibility checks', () => {
  const matches = jest.spyOn(HTMLElement.prototype, 'matches').mockImplementation((selector) => {
    throw new SyntaxError(`${selector} is not a valid selector.`);
  });
  const { rerender } = renderHeader();
  rerender(<Header currentPath="/about" isScrollingDown={false} NavList={NavList} />);
  expect(() => window.dispatchEvent(new Event('resize'))).not.toThrow();
  matches.mockRestore();
  expect(screen.getByRole('button', { name: 'Menu' })).toBeInTheDocument();
});

describe('an open menu', () => {
  const hidePopover = jest.fn();

  beforeEach(() => {
    hidePopover.mockClear();
    HTMLElement.prototype.hidePopover = hidePopover;
    const matches = HTMLElement.prototype.matches;
    jest.spyOn(HTMLElement.prototype, 'matches').mockImplementation(function (this: HTMLElement, selector) {
      return selector === ':popover-open' ? true : matches.call(this, selector);
    });
  });

  test('closes when the page changes', () => {
    const { rerender } = renderHeader();
    toggleMenu('open');
    rerender(<Header currentPath="/about" isScrollingDown={false} NavList={NavList} />);
    expect(hidePopover).toHaveBeenCalled();
  });

  test('closes when the focus leaves it', () => {
    renderHeader();
    toggleMenu('open');
    const lastLink = screen.getAllByRole('link', { hidden: true }).at(-1);
    fireEvent.blur(lastLink ?? getNav(), {
      relatedTarget: screen.getByRole('button', { name: 'Dark theme' }),
    });
    expect(hidePopover).toHaveBeenCalled();
  });

  test('is left to its button when that takes the focus: the click would open it again', () => {
    renderHeader();
    toggleMenu('open');
    hidePopover.mockClear();
    const [first] = within(getNav()).getAllByRole('link', { hidden: true });
    fireEvent.blur(first ?? getNav(), { relatedTarget: getMenuButton() });
    expect(hidePopover).not.toHaveBeenCalled();
  });

  test('keeps the header at its full height, also if it was opened before the page hydrated', () => {
    renderHeader({ isScrollingDown: true });
    expect(screen.getByRole('banner')).not.toHaveAttribute('data-mini');
  });

  test('closes when a link is followed, which may lead to the same page', () => {
    renderHeader();
    toggleMenu('open');
    const link = within(getNav()).getByRole('link', { name: /^Work/, hidden: true });
    link.addEventListener('click', (event) => event.preventDefault());
    hidePopover.mockClear();
    fireEvent.click(link);
    expect(hidePopover).toHaveBeenCalledTimes(1);
  });

  test('stays while the focus moves inside it', () => {
    renderHeader();
    toggleMenu('open');
    const [first, second] = screen.getAllByRole('link', { hidden: true }).slice(1);
    hidePopover.mockClear();
    fireEvent.blur(first ?? getNav(), { relatedTarget: second });
    expect(hidePopover).not.toHaveBeenCalled();
  });
});

test('is mini while the page scrolls down', () => {
  renderHeader({ isScrollingDown: true });
  expect(screen.getByRole('banner')).toHaveAttribute('data-mini');
});

test('is full height while the navigation is shown', () => {
  renderHeader({ isScrollingDown: true });
  toggleMenu('open');
  expect(screen.getByRole('banner')).not.toHaveAttribute('data-mini');
});

test('puts given actions before the theme toggle', () => {
  renderHeader({ actions: <button type="button">Search everything</button> });
  const names = screen.getAllByRole('button').map((button) => button.textContent);
  expect(names).toEqual(['Menu', 'Search everything', 'Dark theme']);
});
