import { RadioGroup, SelectField, TextField } from '@portfolio/design';
import { memo } from 'react';
import type { GuestFilter, GuestSort, GuestView } from '../guest-list/guestView';
import { GUEST_FILTERS, GUEST_SORTS } from '../guest-list/guestView';
import type { Headcount } from '../guest-list/headcount';
import { StyledControls } from './ListControls.styles';

interface ListControlsProps {
  view: GuestView;
  /** Counts of the guests that match the search, so that each choice says how many it would show. */
  counts: Headcount;
  onView: (view: GuestView) => void;
}

const FILTERS = Object.keys(GUEST_FILTERS) as GuestFilter[];

const SORT_OPTIONS = (Object.keys(GUEST_SORTS) as GuestSort[]).map((value) => ({
  value,
  label: GUEST_SORTS[value],
}));

/** Filter, search and order of the list. */
export const ListControls = memo(function ListControls({ view, counts, onView }: ListControlsProps) {
  const options = FILTERS.map((value) => ({
    value,
    label: (
      <>
        {GUEST_FILTERS[value]} <b>{counts[value].guests}</b>
      </>
    ),
  }));
  return (
    <StyledControls role="search" aria-label="Guest list">
      <RadioGroup
        label="Show"
        isLabelHidden
        look="segments"
        options={options}
        value={view.status}
        onChange={(status) => onView({ ...view, status })}
      />
      <TextField
        label="Search"
        isLabelHidden
        type="search"
        placeholder="Find a guest"
        autoComplete="off"
        value={view.search}
        onChange={(search) => onView({ ...view, search })}
      />
      <SelectField
        label="Order"
        isLabelHidden
        options={SORT_OPTIONS}
        value={view.sort}
        onChange={(sort) => onView({ ...view, sort })}
      />
    </StyledControls>
  );
});
