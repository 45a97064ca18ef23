import { render, screen } from '@testing-library/react';
import { PageFailure } from './PageFailure';

it.each([
  ['a failure to load', new TypeError('Failed to fetch'), /^The connection or the server failed\./],
  ['a failure to start', undefined, /^It loaded, but failed to start\./],
])('announces %s without its heading, which gets the focus after a navigation', (_what, error, text) => {
  render(<PageFailure error={error} onRetry={() => {}} />);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(screen.getByRole('alert')).toHaveTextContent(text);
  expect(screen.getByRole('alert')).not.toContainElement(screen.getByRole('heading'));
});
