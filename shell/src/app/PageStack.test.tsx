import '../auth/auth-testing/textCoding';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { keepDrafts, noteShownPage } from '../loading/drafts';
import { type CurrentPage, CurrentPageProvider } from './navigation/NavigationRouter';
import type { PageRecord } from './pageStore';
import { PageStack } from './PageStack';

const toRecord = (path: string): PageRecord => ({
  data: { path, page: 'disclaimer', title: path, description: '', crumbs: [] },
  html: `<form aria-label="Write"><textarea aria-label="Message to ${path}"></textarea></form>`,
  ShellPage: null,
});
const [contact, about, work] = ['/contact', '/about', '/work'].map(toRecord) as [
  PageRecord,
  PageRecord,
  PageRecord,
];

const createPageRoot = () => ({ show: () => {}, hide: () => {}, end: () => {} });
const client = { createPageRoot } as unknown as NonNullable<CurrentPage['client']>;

const Site = ({ record }: { record: PageRecord }) => (
  <CurrentPageProvider value={{ record, index: 0, client }}>
    <PageStack current={record} />
  </CurrentPageProvider>
);

const getMessage = (path: string) => screen.getByLabelText<HTMLTextAreaElement>(`Message to ${path}`);

test('drops the third page, and restores what was typed in its form when it returns', () => {
  jest.useFakeTimers();
  history.replaceState(null, '', '/contact');
  const end = keepDrafts();
  const { rerender } = render(<Site record={contact} />);
  fireEvent.input(getMessage('/contact'), { target: { value: 'Dear Ada' } });
  const go = (record: PageRecord) => {
    history.replaceState(null, '', record.data.path);
    rerender(<Site record={record} />);
    noteShownPage({ pathname: record.data.path, search: '' });
    act(() => jest.runAllTimers());
  };
  go(about);
  expect(getMessage('/contact').value).toBe('Dear Ada');
  go(work);
  expect(screen.queryByLabelText('Message to /contact')).not.toBeInTheDocument();
  go(contact);
  expect(getMessage('/contact').value).toBe('Dear Ada');
  end();
  jest.useRealTimers();
});
