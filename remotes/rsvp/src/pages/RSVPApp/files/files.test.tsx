import { screen, waitFor, within } from '@testing-library/react';
import { toCsv } from '../csv/toCsv';
import { createGuest } from '../guest-testing/guestBuilders';
import {
  add,
  answerOf,
  openPage,
  resetBrowser,
  rowNames,
  statusTexts,
  user,
} from '../guest-testing/pageDriver';

beforeEach(resetBrowser);

async function refuseLargeFile() {
  const file = new File(['x'], 'film.csv', { type: 'text/csv' });
  Object.defineProperty(file, 'size', { value: 3_000_000 });
  await user.upload(screen.getByLabelText('CSV file to import'), file);
  await waitFor(() => expect(statusTexts().join()).toContain('film.csv is larger than 2 MB'));
}

describe('a CSV file', () => {
  async function choose(text: string) {
    const file = new File([text], 'guests.csv', { type: 'text/csv' });
    file.arrayBuffer = async () => new TextEncoder().encode(text).buffer as ArrayBuffer;
    await user.upload(screen.getByLabelText('CSV file to import'), file);
    return within(await screen.findByRole('dialog', { name: 'Import a guest list' }));
  }

  test('is summarised, with the numbers of faulty lines, before it is imported', async () => {
    await openPage();
    // The button opens it: a second control for the same thing would only be in the way.
    expect(screen.getByLabelText('CSV file to import')).not.toBeVisible();
    await add('Ada');
    const dialog = await choose('Name,Status\nAda,yes\nBo,perhaps\nCy,no');
    expect(dialog.getByText('1 new guest')).toBeInTheDocument();
    expect(dialog.getByText('1 guest stays unchanged')).toBeInTheDocument();
    expect(dialog.getByText('Line 3').parentElement).toHaveTextContent('is not one of yes, no or pending');
    expect(rowNames()).toEqual(['Ada']);
    await user.click(dialog.getByRole('button', { name: 'Import 1 guest' }));
    expect(rowNames()).toEqual(['Ada', 'Cy']);
    await user.click(screen.getByRole('button', { name: 'Undo: Imported 1 guest' }));
    expect(rowNames()).toEqual(['Ada']);
  });

  test('shows its first guests with their answers before it is imported', async () => {
    await openPage();
    const dialog = await choose('Name,Status,People\nAda,yes,2\nBo,no\nCy\nDee\nEd\nFay\nGus');
    const list = within(dialog.getByRole('list', { name: 'Guests in the file' }));
    expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Ada Coming, 2 people',
      'Bo Not coming',
      'Cy No reply',
      'Dee No reply',
      'Ed No reply',
      '… and 2 more.',
    ]);
  });

  test('updates guests who are on the list if that is chosen', async () => {
    await openPage();
    await add('Ada');
    const dialog = await choose('Name,Status\nAda,yes');
    await user.click(dialog.getByLabelText('Use what the file says'));
    await user.click(dialog.getByRole('button', { name: 'Import 1 guest' }));
    expect(answerOf('Ada')).toHaveValue('yes');
  });

  test('that is too large is refused with a reason', async () => {
    await openPage();
    await refuseLargeFile();
  });

  test('that is read takes away the reason why an earlier one was refused', async () => {
    await openPage();
    await refuseLargeFile();
    await choose('Name\nAda');
    expect(screen.queryByText(/film\.csv/)).toBeNull();
  });

  test('is exported with everyone on the list, in the order of the list', async () => {
    let blob: Blob | undefined;
    URL.createObjectURL = (object) => {
      blob = object as Blob;
      return 'blob:list';
    };
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await openPage();
    await add('Bo', 'Ada');
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    const [link] = click.mock.contexts as HTMLAnchorElement[];
    expect(link?.download).toMatch(/^guest-list-\d{4}-\d{2}-\d{2}\.csv$/);
    const reader = new FileReader();
    const text = await new Promise((resolve) => {
      reader.onload = () => resolve(reader.result);
      reader.readAsText(blob as Blob);
    });
    expect(`\ufeff${text}`).toBe(toCsv([createGuest({ name: 'Ada' }), createGuest({ name: 'Bo' })]));
  });
});
