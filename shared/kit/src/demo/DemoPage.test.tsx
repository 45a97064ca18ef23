import { createEntry } from '@portfolio/testing';
import { Activity } from 'react';
import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useAnnounce } from './announce';
import { DemoPage } from './DemoPage';

function Announcer() {
  const announce = useAnnounce();
  return (
    <>
      <button onClick={() => announce('Done.')}>Do</button>
      <button onClick={() => announce('No room.', 'problem')}>Fail</button>
    </>
  );
}

const PAGE = (
  <DemoPage
    project={createEntry({ title: 'Sample demo', component: 'sampleDemo', tags: ['One'] })}
    kicker="Sample"
    lead={['What it shows.', 'What it is for.']}
    facts={[['Made with', 'Care']]}
    shortcuts={[
      { keys: ['Ctrl', 'Z'], does: 'Undoes.' },
      { gesture: 'A tap', does: 'Does.' },
    ]}
    howItWorks={<p>It works.</p>}
    excerpt={{
      source: { file: 'sample.ts', text: 'const one = 1;\n\nconst two = one + 1;\n' },
      notes: [{ at: 'two', text: 'One more than one.' }],
    }}
  >
    <Announcer />
  </DemoPage>
);

const open = () => render(PAGE);

test('has one heading of the first level and a section for each part', () => {
  open();

  expect(screen.getByRole('heading', { level: 1, name: 'Sample demo' })).toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Keys and gestures',
    'About this demo',
    'How it works',
  ]);
});

test('has only a title and one sentence before the demo', () => {
  const { container } = open();

  const [header, demo] = container.children;
  expect(header).toHaveTextContent(/^SampleSample demoWhat it shows\.$/);
  expect(demo).toContainElement(screen.getByRole('button', { name: 'Do' }));
  expect(demo?.nextElementSibling).toHaveAccessibleName('Keys and gestures');
  expect(screen.getByText('What it is for.').closest('section')).toHaveTextContent('Made withCare');
});

test('announces in one line, even the same text twice', async () => {
  open();
  const user = userEvent.setup();
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();

  await user.click(screen.getByRole('button', { name: 'Do' }));
  const first = within(status).getByText('Done.');
  await user.click(screen.getByRole('button', { name: 'Do' }));
  expect(within(status).getByText('Done.')).not.toBe(first);

  await act(async () => screen.getByRole('button', { name: 'Fail' }).click());
  expect(status).toHaveTextContent('Not done: No room.');
});

test('marks the lines of code that have remarks', () => {
  open();
  const code = screen.getByRole('region', { name: 'Code from sample.ts' });

  expect(code).toHaveTextContent(/const two = one \+ 1;1$/);
  expect(screen.getByText('One more than one.').closest('ol')).toBeInTheDocument();
});

test('lists keys and gestures with their effects', () => {
  open();

  expect(screen.getByText('Ctrl').closest('dt')).toHaveTextContent('Ctrl + Z');
  expect(screen.getByText('A tap')).toBeInTheDocument();
});

test('shows no old message to a visitor who returns', async () => {
  const { rerender } = render(<Activity>{PAGE}</Activity>);
  await userEvent.click(screen.getByRole('button', { name: 'Do' }));
  expect(screen.getByText('Done.')).toBeInTheDocument();
  rerender(<Activity mode="hidden">{PAGE}</Activity>);
  rerender(<Activity>{PAGE}</Activity>);
  expect(screen.queryByText('Done.')).toBeNull();
});
