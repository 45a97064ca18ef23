import { fireEvent, render, screen } from '@testing-library/react';
import { Slider } from './Slider';

describe('Slider', () => {
  test('announces its value in words, once', () => {
    render(
      <Slider
        label="Speed"
        value={1.5}
        min={0.5}
        max={4.5}
        step={0.25}
        valueText="1.5 times"
        onChange={() => {}}
      />,
    );
    expect(screen.getByRole('slider', { name: 'Speed' })).toHaveAttribute('aria-valuetext', '1.5 times');
    expect(screen.getByText('1.5 times')).toHaveAttribute('aria-hidden', 'true');
  });

  test('shows the plain number without a text', () => {
    render(<Slider label="Pads" value={9} min={0} max={16} step={1} onChange={() => {}} />);
    expect(screen.getByText('9')).toBeVisible();
    expect(screen.getByRole('slider')).not.toHaveAttribute('aria-valuetext');
  });

  test('passes numbers to its owner', () => {
    const onChange = jest.fn();
    render(<Slider label="Speed" value={1} min={0} max={4} step={0.5} onChange={onChange} />);
    fireEvent.change(screen.getByRole('slider'), { target: { value: '2.5' } });
    expect(onChange).toHaveBeenCalledWith(2.5);
  });

  test.each([
    [1, 0, 4, '25%'],
    [4, 4, 4, '0%'],
  ])('fills its track in proportion to %d between %d and %d', (value, min, max, share) => {
    render(<Slider label="Speed" value={value} min={min} max={max} step={1} onChange={() => {}} />);
    expect(screen.getByRole('slider').style.getPropertyValue('--slider-fill')).toBe(share);
  });
});
