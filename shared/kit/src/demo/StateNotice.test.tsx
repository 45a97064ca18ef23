import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import type { DemoState } from './demoStates';
import { StateNotice, type StateNoticeProps } from './StateNotice';

const NOTICES = {
  asking: { title: 'The browser asks', text: 'Answer it.' },
  denied: { title: 'Not allowed', text: 'Allow it.' },
};

const open = (props: Partial<StateNoticeProps>) =>
  render(<StateNotice state="denied" notices={NOTICES} {...props} />).container.firstElementChild;

test('shows the notice of a state', () => {
  open({});
  expect(screen.getByText('State: denied')).toBeInTheDocument();
  expect(screen.getByText('Not allowed')).toBeInTheDocument();
  expect(screen.getByText('Allow it.')).toBeInTheDocument();
});

test.each([null, 'running'] as const)('keeps an empty live region in the state %s', (state) => {
  const region = open({ state });
  expect(region).toHaveAttribute('aria-live', 'polite');
  expect(region).toBeEmptyDOMElement();
});

test('shows the actual problem only in its state', () => {
  const problem = { state: 'denied', title: 'Refused with status 403', text: 'A key is missing.' } as const;
  const { unmount } = render(<StateNotice state="denied" notices={NOTICES} problem={problem} />);
  expect(screen.getByText('Refused with status 403')).toBeInTheDocument();
  unmount();
  open({ state: 'asking', problem });
  expect(screen.getByText('The browser asks')).toBeInTheDocument();
});

test('has the buttons of its state, or those for problems', async () => {
  const onRetry = jest.fn();
  const actions = {
    asking: [{ label: 'Stop', onClick: () => {} }],
    problem: [{ label: 'Try again', onClick: onRetry }],
  };
  const { rerender } = render(<StateNotice state="asking" notices={NOTICES} actions={actions} />);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Stop']);

  rerender(<StateNotice state="denied" notices={NOTICES} actions={actions} />);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('keeps the focus in its place when the pressed button ends the notice', async () => {
  function Demo() {
    const [state, setState] = useState<DemoState>('denied');
    const actions = { denied: [{ label: 'Start again', onClick: () => setState('running') }] };
    return <StateNotice state={state} notices={NOTICES} actions={actions} />;
  }
  const { container } = render(<Demo />);
  await userEvent.click(screen.getByRole('button', { name: 'Start again' }));
  expect(container.firstElementChild).toBeEmptyDOMElement();
  expect(container.firstElementChild).toHaveFocus();
});
