import { Alert, Button } from '@portfolio/design';
import { StyledActions } from '../guest-form/GuestFieldset.styles';
import type { Guest } from '../guest-list/guest';
import { STATUS_LABELS } from '../guest-list/guest';

interface RejectedNoticeProps {
  rejected: readonly Guest[];
  /** False while the form contains input that must not be overwritten. */
  canReuse: boolean;
  onReuse: (guest: Guest) => void;
  onDismiss: () => void;
}

function toText({ name, status, partySize, diet, notes }: Guest) {
  return [name, STATUS_LABELS[status], `${partySize} in the party`, diet, notes].filter(Boolean).join(', ');
}

/** Guests of this tab whose name another tab used first: everything typed is still here. */
export function RejectedNotice({ rejected, canReuse, onReuse, onDismiss }: RejectedNoticeProps) {
  return (
    <div role="alert">
      {rejected.length > 0 && (
        <Alert
          type="warning"
          message="Not added: another tab has added a guest with the same name."
          description={
            <>
              <ul>
                {rejected.map((guest) => (
                  <li key={guest.id}>{toText(guest)}</li>
                ))}
              </ul>
              <StyledActions>
                {rejected.length === 1 && canReuse && (
                  <Button category="border" onClick={() => rejected[0] && onReuse(rejected[0])}>
                    Put it back in the form
                  </Button>
                )}
                <Button category="text" onClick={onDismiss}>
                  Dismiss
                </Button>
              </StyledActions>
            </>
          }
        />
      )}
    </div>
  );
}
