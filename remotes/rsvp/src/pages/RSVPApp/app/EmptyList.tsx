import { Button } from '@portfolio/design';
import type { GuestListState } from '../model/guestListState';
import { StyledNobody } from './RsvpApp.styles';

interface EmptyListProps {
  state: GuestListState;
  onShowEveryone: () => void;
}

/** Explains why there are no rows: the list is loading, could not be read, is empty, or nothing matches the view. */
export function EmptyList({ state, onShowEveryone }: EmptyListProps) {
  if (state.phase === 'waiting') {
    return (
      <StyledNobody>
        <p>Your guests are kept in this browser and appear here.</p>
        <noscript>
          <p>The list needs JavaScript. It keeps every guest on this device and sends nothing anywhere.</p>
        </noscript>
      </StyledNobody>
    );
  }
  if (state.guests.length === 0) {
    return (
      <StyledNobody>
        {state.phase === 'failed' ? (
          <p>The stored guests cannot be shown. Guests that you add are kept in this tab.</p>
        ) : (
          <p>Nobody is on the list yet. Start with a name, or import a CSV file from a spreadsheet.</p>
        )}
      </StyledNobody>
    );
  }
  return (
    <StyledNobody>
      <p>No guest matches the filter and the search.</p>
      <Button category="border" onClick={onShowEveryone}>
        Show everyone
      </Button>
    </StyledNobody>
  );
}
