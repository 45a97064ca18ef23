import { space } from '@portfolio/design';
import styled from 'styled-components';
import type { GuestView } from '../guest-list/guestView';
import { GUEST_FILTERS } from '../guest-list/guestView';
import type { Headcount } from '../guest-list/headcount';

interface PrintHeadProps {
  counts: Headcount;
  capacity: number | null;
  view: GuestView;
  shownCount: number;
}

const StyledPrintHead = styled.div`
  display: none;

  @media print {
    display: block;
    margin-block-end: ${space[4]};
  }
`;

/** The heading of a printed list: which guests it shows, and the headcount. */
export function PrintHead({ counts, capacity, view, shownCount }: PrintHeadProps) {
  return (
    <StyledPrintHead aria-hidden="true">
      <strong>
        Guest list: {GUEST_FILTERS[view.status].toLowerCase()}
        {view.search !== '' && `, search “${view.search}”`}, {shownCount} of {counts.all.guests}
      </strong>
      <p>
        People: {counts.yes.people} coming, {counts.pending.people} without a reply, {counts.no.people} not
        coming
        {capacity !== null && `, ${capacity} places`}
      </p>
    </StyledPrintHead>
  );
}
