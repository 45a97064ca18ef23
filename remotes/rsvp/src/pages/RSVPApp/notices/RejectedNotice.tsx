import { Alert, Button } from '@portfolio/design';
import { StyledActions } from '../guest-form/GuestFieldset.styles';
import type { Guest } from '../guest-list/guest';
import { STATUS_LABELS } from '../guest-list/guest';

interface RejectedNoticeProps {
  rejected: readonly Guest[];
  /** All guests: a rejected one who is still among them was renamed, not added. */
  guests: readonly Guest[];
  /** False while the form contains input that must not be overwritten. */
  canAddAgain: boolean;
  canEditAgain: boolean;
  onReuse: (guest: Guest) => void;
  onDismiss: () => void;
}

function toText({ name, status, partySize, diet, notes }: Guest) {
  return [name, STATUS_LABELS[status], `${partySize} in the party`, diet, notes].filter(Boolean).join(', ');
}

function toMessage(rejectedCount: number, renamedCount: number) {
  if (renamedCount === 0) return 'Not added: another tab has added a guest with the same name.';
  if (renamedCount < rejectedCount) return 'Not saved: other guests have these names now.';
  return renamedCount === 1
    ? 'Not renamed: another guest has this name now.'
    : 'Not renamed: other guests have these names now.';
}

/** Guests of this tab whose name another tab used first: everything typed is still here. */
export function RejectedNotice(props: RejectedNoticeProps) {
  const { rejected, guests, canAddAgain, canEditAgain, onReuse, onDismiss } = props;
  const ids = new Set(rejected.map(({ id }) => id));
  const renamed = guests.filter(({ id }) => ids.has(id));
  const [only] = rejected.length === 1 ? rejected : [];
  return (
    <div role="alert">
      {rejected.length > 0 && (
        <Alert
          type="warning"
          message={toMessage(ids.size, renamed.length)}
          description={
            <>
              <ul>
                {/* A guest may be rejected with one name after the other. */}
                {rejected.map((guest) => (
                  <li key={`${guest.id} ${guest.name}`}>{toText(guest)}</li>
                ))}
              </ul>
              <StyledActions>
                {only && (renamed[0] ? canEditAgain : canAddAgain) && (
                  <Button category="border" onClick={() => onReuse(only)}>
                    {renamed[0] ? `Edit ${renamed[0].name}` : 'Put it back in the form'}
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
