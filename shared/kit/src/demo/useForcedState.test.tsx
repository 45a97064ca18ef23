import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { DemoState } from './demoStates';
import { StateNotice } from './StateNotice';
import { StateSwitch } from './StateSwitch';
import { useForcedState } from './useForcedState';

const STATES = ['idle', 'denied'] as const satisfies readonly DemoState[];

const NOTICES = { idle: { title: 'Here', text: 'Text' }, denied: { title: 'Not here', text: 'Text' } };

function Demo() {
  const [forced, force] = useForcedState(STATES);
  return (
    <>
      <StateNotice state={forced ?? 'idle'} notices={NOTICES} />
      <StateSwitch states={STATES} forced={forced} onForce={force} actual={forced === null ? 'idle' : null} />
    </>
  );
}

const open = (search: string) => {
  window.history.replaceState({ key: 'router' }, '', `/work/js/demo${search}#keys`);
  return render(<Demo />);
};

test('shows the state of the address', () => {
  open('?state=denied');

  expect(screen.getByText('State: denied')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Denied', pressed: true })).toBeInTheDocument();
});

test('writes the state into the address and removes it, and keeps the rest of the address', async () => {
  open('?x=1');
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Denied' }));
  expect(window.location.href).toMatch(/\?x=1&state=denied#keys$/);
  expect(window.history.state).toEqual({ key: 'router' });

  await user.click(screen.getByRole('button', { name: 'Actual state' }));
  expect(screen.getByRole('button', { name: 'Actual state (idle)', pressed: true })).toBeInTheDocument();
  expect(window.location.href).toMatch(/\?x=1#keys$/);
});

test('follows Back', () => {
  open('?state=denied');
  window.history.replaceState(null, '', '/work/js/demo');
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));

  expect(screen.getByText('State: idle')).toBeInTheDocument();
});

test('names the group of states', () => {
  open('');

  expect(screen.getByRole('group', { name: 'Show another state of this demo' })).toBeInTheDocument();
});
