import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { CloseIcon } from '../icons/navigationIcons';
import { Button, MISSING_ACTION_TEXT, type ButtonProps } from './Button';
import { BUTTON_CATEGORIES, type ButtonCategory } from './buttonCategories';

const CATEGORIES = Object.keys(BUTTON_CATEGORIES) as ButtonCategory[];

function mockAlert() {
  return jest.spyOn(window, 'alert').mockImplementation(() => {});
}

describe('Button', () => {
  test('has the 14 categories of the specification', () => {
    expect(CATEGORIES).toEqual([
      'standard',
      'large',
      'small',
      'fullWidth',
      'border',
      'border-sm',
      'border-lg',
      'border-fwidth',
      'text',
      'text-sm',
      'text-lg',
      'icon',
      'icon-sm',
      'icon-lg',
    ]);
  });

  test.each(CATEGORIES)('renders a named button of the category %s', (category) => {
    render(
      <Button category={category} icon={<CloseIcon />} onClick={() => {}}>
        Close
      </Button>,
    );
    expect(screen.getByRole('button', { name: 'Close' })).toHaveAttribute('type', 'button');
  });

  test.each(['button', 'submit', 'reset'] as const)('can have the type %s', (type) => {
    render(
      <Button type={type} onClick={() => {}}>
        Go
      </Button>,
    );
    expect(screen.getByRole('button', { name: 'Go' })).toHaveAttribute('type', type);
  });

  test('calls its action', async () => {
    const onClick = jest.fn();
    const alert = mockAlert();
    render(<Button onClick={onClick}>Save</Button>);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(alert).not.toHaveBeenCalled();
  });

  test('warns the developer when it has no action', async () => {
    const alert = mockAlert();
    render(<Button>Save</Button>);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(alert).toHaveBeenCalledWith(MISSING_ACTION_TEXT);
    expect(MISSING_ACTION_TEXT).toBe(
      'button undefined: Please send a function to execute when the button is clicked',
    );
  });

  test.each<[string, Partial<ButtonProps>]>([
    ['it resets a form', { type: 'reset' }],
    ['it submits a form', { type: 'submit' }],
    ['it opens a popover', { popoverTarget: 'menu' }],
    ['it belongs to a form', { form: 'guests' }],
    ['it is disabled', { disabled: true }],
    ['it is marked as disabled', { 'aria-disabled': true }],
  ])('is quiet without an action when %s', async (_reason, props) => {
    const alert = mockAlert();
    render(<Button {...props}>Go</Button>);
    await userEvent.click(screen.getByRole('button', { name: 'Go' }));
    expect(alert).not.toHaveBeenCalled();
  });

  test('does nothing while it is marked as disabled', async () => {
    const onClick = jest.fn();
    render(
      <Button aria-disabled onClick={onClick}>
        Save
      </Button>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(onClick).not.toHaveBeenCalled();
  });

  test('is a link if it has an address', () => {
    render(
      <Button href="/work" category="border-lg">
        Work
      </Button>,
    );
    expect(screen.getByRole('link', { name: 'Work' })).toHaveAttribute('href', '/work');
  });

  test('has no address as a disabled link', () => {
    render(
      <Button href="/work" disabled>
        Work
      </Button>,
    );
    const link = screen.getByRole('link', { name: 'Work' });
    expect(link).not.toHaveAttribute('href');
    expect(link).toHaveAttribute('aria-disabled', 'true');
  });

  test('passes its element to a ref', () => {
    const ref = createRef<HTMLButtonElement>();
    render(
      <Button ref={ref} onClick={() => {}}>
        Save
      </Button>,
    );
    expect(ref.current).toBe(screen.getByRole('button', { name: 'Save' }));
  });
});
