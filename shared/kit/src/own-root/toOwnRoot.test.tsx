import type { PageProps } from '@portfolio/contract';
import { createEntry } from '@portfolio/testing';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Activity, type ComponentType, useEffect, useState } from 'react';
import { toOwnRoot } from './toOwnRoot';

const log: string[] = [];

function Counter({ project }: PageProps) {
  const [count, setCount] = useState(0);
  useEffect(() => {
    log.push('start');
    return () => void log.push('stop');
  }, []);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {project.title} {count}
    </button>
  );
}

const toProps = (title: string): PageProps => ({
  project: createEntry({ title }),
  services: { showAlert: () => () => {} },
});

async function load(Page: ComponentType<PageProps>) {
  return (await toOwnRoot(async () => ({ default: Page }))()).default;
}

const press = async () => act(async () => void fireEvent.click(screen.getByRole('button')));

beforeEach(() => void (log.length = 0));

/** Unmounts everything. The page's root ends a moment after the React around it. */
const leave = () => act(async () => cleanup());

test('renders the page with its props, and keeps its state when they change', async () => {
  const Page = await load(Counter);
  const { rerender } = await act(async () => render(<Page {...toProps('A')} />));
  await press();
  expect(screen.getByRole('button', { name: 'A 1' })).toBeVisible();
  await act(async () => rerender(<Page {...toProps('B')} />));
  expect(screen.getByRole('button', { name: 'B 1' })).toBeVisible();
  expect(log).toEqual(['start']);
  await leave();
});

test('stops the effects of a hidden page and keeps its state', async () => {
  const Page = await load(Counter);
  const toTree = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <Page {...toProps('A')} />
    </Activity>
  );
  const { rerender } = await act(async () => render(toTree('visible')));
  await press();
  await act(async () => rerender(toTree('hidden')));
  expect(log).toEqual(['start', 'stop']);
  await act(async () => rerender(toTree('visible')));
  expect(screen.getByRole('button', { name: 'A 1' })).toBeVisible();
  expect(log).toEqual(['start', 'stop', 'start']);
  await leave();
});

test('unmounts the page when it is left', async () => {
  const Page = await load(Counter);
  await act(async () => render(<Page {...toProps('A')} />));
  await leave();
  expect(log).toEqual(['start', 'stop']);
});

test('says that the page failed, and why, until it is corrected', async () => {
  const reported = jest.fn();
  Object.assign(globalThis, { reportError: reported, IS_REACT_ACT_ENVIRONMENT: false });
  const fault = { isPlanted: true };
  const Page = await load(() => {
    if (fault.isPlanted) throw new Error('Planted.');
    return <p>Corrected</p>;
  });
  const { rerender } = render(<Page {...toProps('A')} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('The page failed: Error: Planted.');
  expect(reported).toHaveBeenCalledTimes(1);
  fault.isPlanted = false;
  rerender(<Page {...toProps('B')} />);
  expect(await screen.findByText('Corrected')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await leave();
});
