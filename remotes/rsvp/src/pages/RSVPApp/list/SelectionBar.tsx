import { Button, TrashIcon } from '@portfolio/design';
import { memo } from 'react';
import type { GuestStatus } from '../guest-list/guest';
import { GUEST_STATUSES, STATUS_LABELS } from '../guest-list/guest';
import { StyledDockBar, StyledDockCount } from '../app/Dock.styles';

interface SelectionBarProps {
  count: number;
  onStatus: (status: GuestStatus) => void;
  onRemove: () => void;
  onClear: () => void;
}

/** Actions for the selected guests. Always rendered, so that the first selection need not mount it. */
export const SelectionBar = memo(function SelectionBar(props: SelectionBarProps) {
  const { count, onStatus, onRemove, onClear } = props;
  return (
    <StyledDockBar role="group" aria-label="Selected guests" hidden={count === 0}>
      <StyledDockCount>{count} selected</StyledDockCount>
      {GUEST_STATUSES.map((status) => (
        <Button key={status} category="border-sm" onClick={() => onStatus(status)}>
          {STATUS_LABELS[status]}
        </Button>
      ))}
      <Button category="border-sm" icon={<TrashIcon />} onClick={onRemove}>
        Remove
      </Button>
      <Button category="text-sm" onClick={onClear}>
        Clear
      </Button>
    </StyledDockBar>
  );
});
