import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Chip } from './Chip';
import { TagList } from './TagList';

describe('TagList', () => {
  test('is a named list with one item for each tag', () => {
    render(<TagList tags={['Research', 'Mobile']} label="Techniques" />);
    const items = within(screen.getByRole('list', { name: 'Techniques' })).getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual(['Research', 'Mobile']);
  });

  test('renders nothing without tags', () => {
    const { container } = render(<TagList tags={[]} />);
    expect(container).toBeEmptyDOMElement();
  });
});

describe('Chip', () => {
  test('announces whether it is selected and reports a click', async () => {
    const onClick = jest.fn();
    const { rerender } = render(
      <Chip isSelected={false} count={8} onClick={onClick}>
        Research
      </Chip>,
    );
    const chip = screen.getByRole('button', { name: /^Research\s?8$/ });
    expect(chip).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(chip);
    expect(onClick).toHaveBeenCalledTimes(1);

    rerender(
      <Chip isSelected onClick={onClick}>
        Research
      </Chip>,
    );
    expect(screen.getByRole('button', { name: 'Research', pressed: true })).toBeVisible();
  });
});
