import { renderPage } from '@portfolio/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { addStyleSheet, readStyleSheet, withoutAtRules } from '../../../css-testing/styleSheet';
import InfiniteScrollPage from '../page';
import { UNITS } from './units';

const styleSheet = readStyleSheet(__dirname, '../infiniteScroll.css');

const openPage = () => renderPage(InfiniteScrollPage, { title: 'Infinite scroll' });

describe('the marquee', () => {
  test('has one list for all visitors, and an inert copy hidden from assistive technology', () => {
    openPage();
    const marquee = screen.getByRole('region', { name: 'Old units of length' });
    expect(within(marquee).getAllByRole('listitem')).toHaveLength(UNITS.length);
    expect(marquee.querySelectorAll('[inert][aria-hidden="true"] li')).toHaveLength(UNITS.length);
  });

  test('is a scrolling list under reduced motion, with nothing clipped', () => {
    addStyleSheet(withoutAtRules(styleSheet, ['@media', '@supports', '@keyframes']));
    openPage();
    const marquee = screen.getByRole('region', { name: 'Old units of length' });
    expect(getComputedStyle(marquee).overflowX).toBe('auto');
    expect(marquee.querySelector('[inert]')).not.toBeVisible();
    expect(screen.getAllByText(UNITS[15].name)[0]).toBeVisible();
  });

  test('runs in two rows in opposite directions, whichever is chosen', () => {
    openPage();
    const directions = () =>
      screen
        .getAllByRole('region', { name: /^Old units of length/ })
        .map(({ style }) => style.getPropertyValue('--marquee-direction'));
    expect(directions()[1]).toBe('reverse');

    fireEvent.change(screen.getByRole('combobox', { name: 'Direction' }), { target: { value: 'reverse' } });
    expect(directions()).toEqual(['reverse', 'normal']);
  });

  test('can be paused, by a control before it', () => {
    openPage();
    const hold = screen.getByRole('checkbox', { name: 'Hold it still' });
    fireEvent.click(hold);
    for (const marquee of screen.getAllByRole('region', { name: /^Old units of length/ })) {
      expect(marquee).toHaveAttribute('data-still');
      expect(hold.compareDocumentPosition(marquee)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    }
  });
});
