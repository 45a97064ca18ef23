import { ALERT_TYPES } from '@portfolio/contract';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Alert } from './Alert';

describe('Alert', () => {
  test.each(ALERT_TYPES)('names its type in words: %s', (type) => {
    render(<Alert type={type} message="Saved" description="All of it." />);
    expect(screen.getByText(type)).toBeVisible();
    expect(screen.getByText('All of it.')).toBeVisible();
  });

  test('shows the code before the message of a danger alert', () => {
    const { container } = render(<Alert type="danger" code="101" message="No Password detected" />);
    expect(container).toHaveTextContent('101 No Password detected');
  });

  test('hides the code of other types', () => {
    render(<Alert type="info" code="619" message="Welcome to my portfolio site." />);
    expect(screen.queryByText(/619/)).not.toBeInTheDocument();
  });

  test('has a dismiss button that is described by the message', async () => {
    const onDismiss = jest.fn();
    render(<Alert type="success" message="Copied" onDismiss={onDismiss} />);
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss', description: 'Copied' }));
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });

  test('has no button if it cannot be dismissed', () => {
    render(<Alert type="success" message="Copied" />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
