import { space } from '@portfolio/design';
import styled from 'styled-components';
import { STATUS_LABELS } from '../guest-list/guest';
import type { GuestView } from '../guest-list/guestView';
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
  const audience = view.status === 'all' ? 'everyone' : STATUS_LABELS[view.status].toLowerCase();
  return (
    <StyledPrintHead aria-hidden="true">
      <strong>
        Guest list: {audience}
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
