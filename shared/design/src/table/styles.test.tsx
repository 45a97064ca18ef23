import { enableStyleRules } from '@portfolio/testing';
import { render, screen } from '@testing-library/react';
import { Table } from './Table';

beforeAll(enableStyleRules);

test('keeps numbers and dates on one line', () => {
  render(
    <Table
      caption="Projects"
      columns={[
        {
          key: 'date',
          header: 'Date',
          getValue: ({ date }) => date,
          render: ({ date }) => <time>{date}</time>,
        },
        { key: 'size', header: 'Size', getValue: ({ size }) => size, isNumeric: true },
      ]}
      rows={[{ date: '2021-01-24', size: '85 × 54' }]}
      getRowKey={({ date }) => date}
    />,
  );
  expect(getComputedStyle(screen.getByText('2021-01-24')).whiteSpace).toBe('nowrap');
  expect(getComputedStyle(screen.getByText('85 × 54')).whiteSpace).toBe('nowrap');
});
