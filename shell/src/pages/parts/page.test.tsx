import { BUTTON_CATEGORIES, COLORS } from '@portfolio/design';
import * as design from '@portfolio/design';
import { fireEvent, render, screen, within } from '@testing-library/react';
import PartsPage from './page';

const DATA = { path: '/parts', page: 'site-map', title: 'Parts', description: '', crumbs: [] } as const;

/** Components that apply to the whole page, or are the base of others shown here. */
const NOT_SHOWN = ['GlobalStyle'];

beforeEach(() => {
  render(<PartsPage data={DATA} />);
});

test('names every component that the design package exports', () => {
  const parts = Object.keys(design).filter((name) => /^[A-Z][a-z]/.test(name) && !NOT_SHOWN.includes(name));
  expect(parts.filter((name) => screen.queryAllByText(new RegExp(`\\b${name}\\b`)).length === 0)).toEqual([]);
});

test('shows each of the 14 button categories at rest and disabled', () => {
  const article = screen
    .getAllByRole('article')
    .find((candidate) => within(candidate).queryByRole('heading', { name: 'Button' }));
  const terms = within(article as HTMLElement)
    .getAllByRole('term')
    .map((term) => term.textContent);
  expect(terms).toEqual([...Object.keys(BUTTON_CATEGORIES), 'no action']);
  const disabled = within(article as HTMLElement)
    .getAllByRole('button')
    .filter((button) => button.hasAttribute('disabled'));
  expect(disabled).toHaveLength(14);
});

test('computes the contrast of every colour of both themes', () => {
  const dark = screen.getByRole('region', { name: 'Dark' });
  expect(
    within(dark)
      .getAllByRole('rowheader')
      .map((cell) => cell.textContent),
  ).toEqual(Object.keys(COLORS.darkMode));
  const light = screen.getByRole('region', { name: 'Default' });
  expect(within(light).getByRole('row', { name: /^surface #ffffff/ })).toHaveTextContent('1.00 : 1');
});

test('opens and closes a dialog of each width', () => {
  for (const width of ['small', 'medium', 'large']) {
    fireEvent.click(screen.getByRole('button', { name: `Open ${width}` }));
    expect(screen.getByRole('dialog', { name: 'A dialog' })).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Done' }));
  }
  expect(screen.queryByRole('dialog', { name: 'A dialog' })).not.toBeInTheDocument();
});
