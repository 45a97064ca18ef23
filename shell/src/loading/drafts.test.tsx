import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type * as Drafts from './drafts';
import { DRAFTS_KEY } from './draftsKey';

const started: string[] = [];
const changed: unknown[] = [];

jest.mock('./draftStore', () => ({
  keepDrafts: () => started.push('keep'),
  noteShownPage: ({ pathname }: Location) => started.push(`page ${pathname}`),
  restoreDrafts: () => started.push('restore'),
  noteChange: (target: unknown) => changed.push(target),
}));

const load = () => jest.isolateModulesAsync(async () => void (drafts = await import('./drafts')));
let drafts: typeof Drafts;

beforeEach(async () => {
  started.length = 0;
  changed.length = 0;
  sessionStorage.clear();
  await load();
});

it('loads nothing until the visitor types', async () => {
  render(<input aria-label="Name" />);
  drafts.keepDrafts();
  drafts.noteShownPage({ pathname: '/contact', search: '' });
  drafts.restoreDrafts();
  await Promise.resolve();
  expect(started).toEqual([]);
  fireEvent.input(screen.getByLabelText('Name'), { target: { value: 'Ada' } });
  await waitFor(() => expect(started).toEqual(['keep', 'page /contact', 'restore']));
  expect(changed).toEqual([screen.getByLabelText('Name')]);
});

it('loads at once if an earlier document left something', async () => {
  sessionStorage.setItem(DRAFTS_KEY, '[]');
  drafts.keepDrafts();
  await waitFor(() => expect(started).toEqual(['keep']));
  drafts.noteShownPage({ pathname: '/cv', search: '' });
  drafts.restoreDrafts();
  expect(started).toEqual(['keep', 'page /cv', 'restore']);
});

it('leaves later input to the code that has loaded', async () => {
  sessionStorage.setItem(DRAFTS_KEY, '[]');
  render(<input aria-label="Name" />);
  drafts.keepDrafts();
  await waitFor(() => expect(started).toEqual(['keep']));
  fireEvent.input(screen.getByLabelText('Name'), { target: { value: 'Ada' } });
  expect(changed).toEqual([]);
});
