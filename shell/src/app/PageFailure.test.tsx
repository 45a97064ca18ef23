import { render, screen } from '@testing-library/react';
import { PageFailure } from './PageFailure';

test.each([
  ['a failure to load', new TypeError('Failed to fetch'), /^The connection or the server failed\./],
  ['a failure to start', undefined, /^It loaded, but failed to start\./],
])('announces %s without its heading, which gets the focus after a navigation', (_what, error, text) => {
  render(<PageFailure error={error} onRetry={() => {}} />);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(screen.getByRole('alert')).toHaveTextContent(text);
  expect(screen.getByRole('alert')).not.toContainElement(screen.getByRole('heading'));
});

test('announces each failure of a retry, and keeps the focus on its button', () => {
  const { rerender } = render(<PageFailure error={new TypeError('First')} onRetry={() => {}} />);
  const first = screen.getByRole('alert');
  screen.getByRole('button', { name: 'Try again' }).focus();
  rerender(<PageFailure error={new TypeError('Second')} onRetry={() => {}} />);
  expect(screen.getByRole('alert')).not.toBe(first);
  expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
  const second = screen.getByRole('alert');
  rerender(<PageFailure error={undefined} onRetry={() => {}} />);
  expect(screen.getByRole('alert')).not.toBe(second);
});
