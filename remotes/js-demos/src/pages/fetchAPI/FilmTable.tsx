import { Table, type TableColumn } from '@portfolio/design';
import type { Film } from './film';
import { LONGEST_MINUTES } from './FilmSheet.styles';
import { StyledBar, StyledFilms, StyledOpen, StyledScale } from './FilmTable.styles';

export interface FilmTableProps {
  films: readonly Film[];
  caption: string;
  onOpen: (film: Film) => void;
}

/** All films, in a table that can be sorted and whose rows can be opened. */
export function FilmTable({ films, caption, onOpen }: FilmTableProps) {
  const columns: readonly TableColumn<Film>[] = [
    {
      key: 'title',
      header: 'Title',
      getValue: ({ title }) => title,
      render: (film) => (
        <>
          <StyledOpen type="button" onClick={() => onOpen(film)}>
            {film.title}
          </StyledOpen>
          <noscript>{film.title}</noscript>
        </>
      ),
      isSortable: true,
      isRowHeader: true,
    },
    { key: 'year', header: 'Year', getValue: ({ year }) => year, isSortable: true, isNumeric: true },
    {
      key: 'minutes',
      header: 'Minutes',
      getValue: ({ minutes }) => minutes,
      isSortable: true,
      isNumeric: true,
    },
    {
      key: 'length',
      header: 'Length',
      getValue: () => '',
      render: ({ minutes }) => (
        <StyledScale aria-hidden="true">
          <StyledBar style={{ inlineSize: `${(minutes / LONGEST_MINUTES) * 100}%` }} />
        </StyledScale>
      ),
    },
  ];
  return (
    <StyledFilms>
      <Table
        caption={caption}
        columns={columns}
        rows={films}
        getRowKey={({ id, title }) => id ?? title}
        defaultSort={{ key: 'year', direction: 'ascending' }}
      />
    </StyledFilms>
  );
}
