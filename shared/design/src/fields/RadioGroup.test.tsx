import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { RadioGroup, type RadioGroupProps } from './RadioGroup';

const OPTIONS = [
  { value: 'short', label: '30 seconds' },
  { value: 'medium', label: '5 minutes' },
  { value: 'all', label: 'All of it' },
];

function Owner(props: Partial<RadioGroupProps<string>>) {
  const [value, setValue] = useState('short');
  return <RadioGroup label="Reading depth" options={OPTIONS} value={value} onChange={setValue} {...props} />;
}

describe('RadioGroup', () => {
  test.each(['list', 'inline', 'segments'] as const)('is a named group of radios as %s', (look) => {
    render(<Owner look={look} hint="The text is the same." />);
    const group = screen.getByRole('group', { name: 'Reading depth' });
    expect(group).toHaveAccessibleDescription('The text is the same.');
    expect(screen.getAllByRole('radio')).toHaveLength(3);
    expect(screen.getByRole('radio', { name: '30 seconds' })).toBeChecked();
  });

  test('selects by click', async () => {
    render(<Owner look="segments" />);
    await userEvent.click(screen.getByText('All of it'));
    expect(screen.getByRole('radio', { name: 'All of it' })).toBeChecked();
    expect(screen.getByRole('radio', { name: '30 seconds' })).not.toBeChecked();
  });

  test('selects by arrow keys from one tab stop', async () => {
    render(<Owner />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('radio', { name: '5 minutes' })).toBeChecked();
    expect(screen.getByRole('radio', { name: '5 minutes' })).toHaveFocus();
  });

  test('keeps two groups on a page independent', async () => {
    render(
      <>
        <Owner />
        <Owner label="Order" />
      </>,
    );
    const [first] = screen.getAllByRole('radio', { name: 'All of it' });
    await userEvent.click(first as HTMLElement);
    expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(2);
  });

  test('marks its radios as invalid and says why', () => {
    render(<Owner error="Choose one." isRequired />);
    expect(screen.getByRole('group')).toHaveAccessibleDescription('Error: Choose one.');
    for (const radio of screen.getAllByRole('radio')) {
      expect(radio).toBeInvalid();
      expect(radio).toBeRequired();
    }
    expect(screen.getByTitle('Required Field')).toBeInTheDocument();
  });

  test('can be disabled as a whole', () => {
    render(<Owner isDisabled />);
    for (const radio of screen.getAllByRole('radio')) expect(radio).toBeDisabled();
  });
});
