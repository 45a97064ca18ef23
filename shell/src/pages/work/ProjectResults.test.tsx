import { createEntry } from '@portfolio/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import { ProjectResults } from './ProjectResults';
import { selectProjects } from './selectProjects';
import { DEFAULT_WORK_QUERY, type View } from './workQuery';

let isOffline = true;
jest.mock('./ProjectTable', () => {
  if (isOffline) throw new Error('offline');
  return { ProjectTable: () => <table /> };
});
beforeEach(() => {
  isOffline = true;
  jest.resetModules();
});

function Results({ view }: { view: View }) {
  const query = { ...DEFAULT_WORK_QUERY, view };
  const selection = selectProjects([{ ...createEntry({ title: 'Drum kit' }), remoteId: 'js-demos' }], query);
  return (
    <ProjectResults
      selection={selection}
      query={query}
      markCount={0}
      onSortChange={() => {}}
      onReset={() => {}}
    />
  );
}

test('shows the list if the table cannot be loaded; Try again loads the table and keeps the focus near', async () => {
  render(
    <>
      <input type="radio" value="table" aria-label="Table" />
      <Results view="table" />
    </>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('The table could not be loaded');
  expect(screen.getByRole('article')).toHaveTextContent('Drum kit');
  isOffline = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Table' })).toHaveFocus();
});

test('loads the table again when it is chosen again', async () => {
  const { rerender } = render(<Results view="table" />);
  await screen.findByRole('alert');
  rerender(<Results view="list" />);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  isOffline = false;
  rerender(<Results view="table" />);
  expect(await screen.findByRole('table')).toBeInTheDocument();
});
