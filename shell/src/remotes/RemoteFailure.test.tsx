import { enableStyleRules } from '@portfolio/testing';
import { render, screen } from '@testing-library/react';
import { RemoteFailure } from './RemoteFailure';

const ERROR = new Error('It threw.');

function Page({ hasFailed }: { hasFailed: boolean }) {
  return (
    <main id="main" tabIndex={-1}>
      {hasFailed && <RemoteFailure title="Drum kit" error={ERROR} isRetrying={false} onRetry={() => {}} />}
      <h1>Drum kit</h1>
    </main>
  );
}

beforeAll(enableStyleRules);

// jsdom lays nothing out: without boxes, the heading would count as hidden.
beforeEach(() => {
  jest.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
});
afterEach(() => jest.restoreAllMocks());

test('passes the focus to the page’s heading when the page has loaded', () => {
  const { rerender } = render(<Page hasFailed />);
  screen.getByRole('button', { name: 'Retry' }).focus();
  rerender(<Page hasFailed={false} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('leaves a focus elsewhere unchanged', () => {
  const { rerender } = render(<Page hasFailed />);
  screen.getByRole('main').focus();
  rerender(<Page hasFailed={false} />);
  expect(screen.getByRole('main')).toHaveFocus();
});

test('leaves half of the window to the page where it stays in view', () => {
  render(<RemoteFailure title="Study" error={ERROR} isRetrying={false} isSticky onRetry={() => {}} />);
  const { position, maxBlockSize, overflowY } = getComputedStyle(screen.getByRole('alert'));
  expect([position, maxBlockSize, overflowY]).toEqual(['sticky', '50dvh', 'auto']);
});
