import { render, screen, within } from '@testing-library/react';
import { Breadcrumb } from './Breadcrumb';

const home = { label: 'Home', href: '/' };

describe('Breadcrumb', () => {
  test('lists the path in order and marks the current page, which is not a link', () => {
    render(
      <Breadcrumb
        items={[home, { label: 'Work', href: '/work' }, { label: 'Drum kit', href: '/work/js/drumKit' }]}
      />,
    );
    const nav = screen.getByRole('navigation', { name: 'Breadcrumb' });
    const items = within(nav).getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual(['Home', 'Work', 'Drum kit']);
    expect(within(nav).getAllByRole('link')).toHaveLength(2);
    expect(screen.getByText('Drum kit')).toHaveAttribute('aria-current', 'page');
  });

  test('shows a step without a page as text', () => {
    render(<Breadcrumb items={[home, { label: 'Drafts', href: null }, { label: 'One', href: null }]} />);
    expect(screen.queryByRole('link', { name: 'Drafts' })).not.toBeInTheDocument();
    expect(screen.getByText('Drafts')).not.toHaveAttribute('aria-current');
  });

  test.each([[[]], [[home]]])('is not shown without a path: %j', (items) => {
    render(<Breadcrumb items={items} />);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });
});
