import '../../auth/auth-testing/textCoding';
import { createEntry } from '@portfolio/testing';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import CvPage from './page';

const projects = Array.from({ length: 8 }, (_project, index) => ({
  ...createEntry({ id: `p${index}`, title: `Project ${index + 1}`, path: `/work/js/p${index}` }),
  remoteId: 'js-demos',
}));

function visit(queryString = '') {
  window.history.replaceState(null, '', `/cv${queryString}`);
  render(
    <MemoryRouter initialEntries={['/cv']}>
      <CvPage data={{ path: '/cv', page: 'cv', title: 'CV', description: '', crumbs: [], projects }} />
    </MemoryRouter>,
  );
}

const getSheet = () => screen.getByRole('article', { name: 'Curriculum vitae' });
const listParts = () =>
  within(getSheet())
    .getAllByRole('heading')
    .map((heading) => heading.textContent);

afterEach(() => window.history.replaceState(null, '', '/'));

test('starts with one page', () => {
  visit();
  expect(screen.getByRole('radio', { name: 'One page' })).toBeChecked();
  expect(within(getSheet()).getAllByRole('link', { name: /^Project/ })).toHaveLength(5);
  expect(listParts()).not.toContain('Process');
});

test('shows more on two pages and keeps the choice in the URL', () => {
  visit();
  fireEvent.click(screen.getByRole('radio', { name: 'Two pages' }));
  expect(window.location.search).toBe('?pages=2');
  expect(within(getSheet()).getAllByRole('link', { name: /^Project/ })).toHaveLength(8);
  expect(listParts()).toContain('Process');
});

test('reads the choice from the URL', () => {
  visit('?pages=2');
  expect(screen.getByRole('radio', { name: 'Two pages' })).toBeChecked();
});

test('prints', () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => {});
  visit();
  fireEvent.click(screen.getByRole('button', { name: 'Print, or save as PDF' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test('marks entries, name and addresses as examples on the sheet itself, which leaves the site', () => {
  visit('?pages=2');
  const sheet = within(getSheet());
  expect(sheet.getAllByText(/^Example entries/)).toHaveLength(3);
  expect(sheet.getByText('Example name and addresses')).toBeInTheDocument();
});

test('has one heading of the first level and the parts in order', () => {
  visit();
  expect(screen.getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent)).toEqual(['CV']);
  expect(listParts()).toEqual([
    'Profile',
    'UX skills',
    'Tools and Technologies',
    'Development Skills',
    'Selected work',
    'Certificates',
    'Honours',
    'Looking for',
  ]);
});
