import { screen, waitFor } from '@testing-library/react';
import { add, openPage, resetBrowser, rowNames, statusTexts, user } from '../guest-testing/pageDriver';

jest.mock('./listFiles', () => {
  throw new Error('Loading chunk listFiles failed.');
});

beforeEach(resetBrowser);

test('says so if the code for files does not load, and keeps the list', async () => {
  await openPage();
  await add('Ada');
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(statusTexts().join()).toContain('did not load. Your list is unchanged.'));
  const file = new File(['Name\nBo'], 'guests.csv', { type: 'text/csv' });
  await user.upload(screen.getByLabelText('CSV file to import'), file);
  await waitFor(() => expect(statusTexts().join()).toContain('did not load. Your list is unchanged.'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(rowNames()).toEqual(['Ada']);
});
