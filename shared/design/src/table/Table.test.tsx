import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Table, type TableProps } from './Table';

interface Project {
  title: string;
  type: string;
  year: number;
}

const rows: readonly Project[] = [
  { title: 'Wallet', type: 'UX', year: 2021 },
  { title: 'Drum kit', type: 'JavaScript', year: 2022 },
  { title: 'Onboarding', type: 'UX', year: 2020 },
];

function renderTable(props: Partial<TableProps<Project>> = {}) {
  return render(
    <Table
      caption="Projects"
      columns={[
        { key: 'title', header: 'Title', getValue: (row) => row.title, isRowHeader: true, isSortable: true },
        { key: 'type', header: 'Type', getValue: (row) => row.type },
        { key: 'year', header: 'Year', getValue: (row) => row.year, isNumeric: true, isSortable: true },
      ]}
      rows={rows}
      getRowKey={(row) => row.title}
      {...props}
    />,
  );
}

const getTitles = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);
const getSorted = () =>
  screen.getAllByRole('columnheader').filter((header) => header.getAttribute('aria-sort') !== null);

describe('Table', () => {
  test('is named by its caption, and so is the region around it', () => {
    renderTable({ isCaptionHidden: true });
    expect(screen.getByRole('table', { name: 'Projects' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Projects' })).toBeVisible();
  });

  test('has buttons in the headers of sortable columns only', () => {
    renderTable();
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Title', 'Year']);
    expect(getSorted()).toHaveLength(0);
  });

  test('sorts by the clicked column, then the other way, and marks that column alone', async () => {
    renderTable({ defaultSort: { key: 'title', direction: 'ascending' } });
    expect(getTitles()).toEqual(['Drum kit', 'Onboarding', 'Wallet']);
    const year = screen.getByRole('button', { name: 'Year' });

    await userEvent.click(year);
    expect(getTitles()).toEqual(['Onboarding', 'Wallet', 'Drum kit']);
    expect(getSorted()).toEqual([screen.getByRole('columnheader', { name: 'Year' })]);
    expect(getSorted()[0]).toHaveAttribute('aria-sort', 'ascending');

    await userEvent.click(year);
    expect(getTitles()).toEqual(['Drum kit', 'Wallet', 'Onboarding']);
    expect(getSorted()[0]).toHaveAttribute('aria-sort', 'descending');
    expect(year).toHaveFocus();
  });

  test('leaves sorting to its owner if the owner sorts', async () => {
    const onSortChange = jest.fn();
    renderTable({ sort: { key: 'year', direction: 'ascending' }, onSortChange });
    expect(getTitles()).toEqual(['Wallet', 'Drum kit', 'Onboarding']);
    await userEvent.click(screen.getByRole('button', { name: 'Year' }));
    expect(onSortChange).toHaveBeenCalledWith({ key: 'year', direction: 'descending' });
  });

  test('groups rows under their group’s name, with counts', () => {
    renderTable({ getGroup: (row) => row.type });
    const groups = screen.getAllByRole('rowgroup').slice(1);
    expect(groups.map((group) => within(group).getAllByRole('row')[0]?.textContent)).toEqual([
      'UX (2)',
      'JavaScript (1)',
    ]);
    expect(getTitles()).toEqual(['UX (2)', 'Wallet', 'Onboarding', 'JavaScript (1)', 'Drum kit']);
  });

  test('shows a text if there are no rows', () => {
    renderTable({ rows: [], emptyText: 'No project matches.' });
    expect(screen.getByRole('cell', { name: 'No project matches.' })).toHaveAttribute('colspan', '3');
  });

  test('takes the focus only while it can be scrolled', () => {
    const notifiers: (() => void)[] = [];
    const NativeObserver = window.ResizeObserver;
    window.ResizeObserver = class extends NativeObserver {
      constructor(callback: ResizeObserverCallback) {
        super(callback);
        notifiers.push(() => callback([], this));
      }
    };
    try {
      renderTable();
      const region = screen.getByRole('region', { name: 'Projects' });
      expect(region).not.toHaveAttribute('tabindex');
      Object.defineProperty(region, 'scrollWidth', { value: 700 });
      Object.defineProperty(region, 'clientWidth', { value: 320 });
      act(() => notifiers.forEach((notify) => notify()));
      expect(region).toHaveAttribute('tabindex', '0');
    } finally {
      window.ResizeObserver = NativeObserver;
    }
  });
});
