import { RadioGroup, SelectField } from '@portfolio/design';
import type { ReactNode, ToggleEvent } from 'react';
import { useScrollState } from '../../layout/scroll-state/useScrollState';
import {
  StyledFields,
  StyledFilterBar,
  StyledFilterMarker,
  StyledMore,
  StyledSearch,
  StyledUsed,
} from './FilterBar.styles';
import { SearchInput } from './SearchInput';
import { toSortText, toWorkSort } from './workQuery';
import type { Grouping, View, WorkQuery } from './workQuery';

const SORT_OPTIONS = [
  { value: '', label: 'As listed' },
  { value: 'title', label: 'Title, A to Z' },
  { value: '-title', label: 'Title, Z to A' },
  { value: 'type', label: 'Type, A to Z' },
  { value: '-type', label: 'Type, Z to A' },
  { value: '-published', label: 'Newest write-up' },
  { value: 'published', label: 'Oldest write-up' },
];

const GROUP_OPTIONS: readonly { value: Grouping; label: string }[] = [
  { value: 'none', label: 'No groups' },
  { value: 'type', label: 'Type' },
  { value: 'tag', label: 'First tag' },
];

const VIEW_OPTIONS: readonly { value: View; label: string }[] = [
  { value: 'list', label: 'List' },
  { value: 'table', label: 'Table' },
];

interface FilterBarProps {
  query: WorkQuery;
  onChange: (change: Partial<WorkQuery>) => void;
  /** Links to each type, shown in the bar's row. */
  types: ReactNode;
  /** The tag filter, shown in the disclosure. */
  tags: ReactNode;
}

/** An open bar does not stick: without this, it would be where the page begins, out of the visitor's sight. */
function keepInView({ currentTarget }: ToggleEvent<HTMLDetailsElement>) {
  if (currentTarget.open) currentTarget.scrollIntoView({ block: 'nearest' });
}

/** One row: types, search, and a disclosure with the less common filters. */
export function FilterBar({ query, onChange, types, tags }: FilterBarProps) {
  const { markerRef, isScrolled } = useScrollState();
  const usedCount =
    query.selected.length + (query.sortKey === null ? 0 : 1) + (query.view === 'table' ? 1 : 0);
  return (
    <>
      <StyledFilterMarker ref={markerRef} />
      <StyledFilterBar data-scrolled={isScrolled || undefined}>
        {types}
        <StyledSearch role="search" aria-label="Work" data-needs-script="">
          <SearchInput value={query.searchKey} onChange={(searchKey) => onChange({ searchKey })} />
          <StyledMore onToggle={keepInView}>
            <summary>More filters{usedCount > 0 && <StyledUsed> {usedCount}</StyledUsed>}</summary>
            <StyledFields>
              <SelectField
                label="Sort"
                options={SORT_OPTIONS}
                value={toSortText(query)}
                onChange={(text) => onChange(toWorkSort(text))}
              />
              {query.view === 'table' && (
                <SelectField
                  label="Group"
                  options={GROUP_OPTIONS}
                  value={query.groupBy}
                  onChange={(groupBy) => onChange({ groupBy })}
                />
              )}
              <RadioGroup
                label="View"
                look="segments"
                options={VIEW_OPTIONS}
                value={query.view}
                onChange={(view) => onChange({ view })}
              />
            </StyledFields>
            {tags}
          </StyledMore>
        </StyledSearch>
      </StyledFilterBar>
    </>
  );
}
