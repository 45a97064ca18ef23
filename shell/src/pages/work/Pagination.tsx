import { Button, SelectField } from '@portfolio/design';
import { StyledPageList, StyledSize } from './Pagination.styles';
import type { ProjectSelection } from './selectProjects';
import { PAGE_SIZES } from './workQuery';

const SIZE_OPTIONS = PAGE_SIZES.map((size) => ({ value: String(size), label: String(size) }));

interface PaginationProps {
  selection: ProjectSelection;
  recordsPerPage: number;
  onPageChange: (pageNumber: number) => void;
  onSizeChange: (recordsPerPage: number) => void;
}

export function Pagination({ selection, recordsPerPage, onPageChange, onSizeChange }: PaginationProps) {
  const { pageNumber, pageCount, totalRecords } = selection;
  const pageNumbers = Array.from({ length: pageCount }, (_page, index) => index + 1);
  if (totalRecords <= PAGE_SIZES[0]) return null;
  return (
    <>
      {pageCount > 1 && (
        <nav aria-label="Pages of the list">
          <StyledPageList role="list">
            {pageNumbers.map((number) => (
              <li key={number}>
                <Button
                  category={number === pageNumber ? 'standard' : 'border'}
                  aria-current={number === pageNumber ? 'page' : undefined}
                  aria-label={`Page ${number}`}
                  onClick={() => onPageChange(number)}
                >
                  {number}
                </Button>
              </li>
            ))}
          </StyledPageList>
        </nav>
      )}
      <StyledSize>
        <SelectField
          label="Projects per page"
          options={SIZE_OPTIONS}
          value={String(recordsPerPage)}
          onChange={(size) => onSizeChange(Number(size))}
        />
      </StyledSize>
    </>
  );
}
