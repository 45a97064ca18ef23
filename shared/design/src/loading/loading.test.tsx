import { enableStyleRules } from '@portfolio/testing';
import { render, screen } from '@testing-library/react';
import { LoadingScreen } from './LoadingScreen';
import { Skeleton } from './Skeleton';

beforeAll(enableStyleRules);

describe('LoadingScreen', () => {
  test('is a status with the die and the text of the specification, and nothing else', () => {
    const { container } = render(<LoadingScreen />);
    expect(container.querySelectorAll('svg')).toHaveLength(6);
    expect(screen.getByRole('status')).toHaveTextContent(/^please wait while the content is loading\.\.\.$/);
    // Hidden from everyone, assistive technology included, until the delay is over.
    expect(screen.getByText(/^please wait/)).not.toBeVisible();
  });

  test('draws the six faces of a die, opposite ones adding up to seven', () => {
    const { container } = render(<LoadingScreen />);
    const pips = [...container.querySelectorAll('svg')].map((face) => face.querySelectorAll('circle').length);
    expect([...pips].sort()).toEqual([1, 2, 3, 4, 5, 6]);
    for (const start of [0, 2, 4]) expect((pips[start] ?? 0) + (pips[start + 1] ?? 0)).toBe(7);
  });
});

describe('Skeleton', () => {
  test.each(['text', 'picture'] as const)('is hidden from assistive technology as %s', (shape) => {
    const { container } = render(<Skeleton shape={shape} />);
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
    expect(container).toHaveTextContent(/^$/);
  });

  test('draws the given number of lines', () => {
    const { container } = render(<Skeleton lineCount={5} />);
    expect(container.firstElementChild?.children).toHaveLength(5);
  });
});
