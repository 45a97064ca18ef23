import { Button, Checkbox, Chip, TrashIcon } from '@portfolio/design';
import type { GuestStatus } from '../guest-list/guest';
import { GUEST_STATUSES, STATUS_LABELS } from '../guest-list/guest';
import { StyledBulk, StyledBulkActions } from './ListControls.styles';

interface BulkBarProps {
  shownCount: number;
  selectedCount: number;
  isRangeMode: boolean;
  onChooseAll: (isSelected: boolean) => void;
  onRangeMode: (isRangeMode: boolean) => void;
  onStatus: (status: GuestStatus) => void;
  onRemove: () => void;
}

/** Chooses all or a range, and acts on the chosen. The range mode does by touch what Shift does with a keyboard. */
export function BulkBar(props: BulkBarProps) {
  const { shownCount, selectedCount, isRangeMode, onChooseAll, onRangeMode, onStatus, onRemove } = props;
  const isAll = shownCount > 0 && selectedCount === shownCount;
  return (
    <StyledBulk role="group" aria-label="Selected guests">
      <Checkbox
        label={`Select all ${shownCount}`}
        isChecked={isAll}
        isIndeterminate={selectedCount > 0 && !isAll}
        onChange={onChooseAll}
      />
      <Chip
        isSelected={isRangeMode}
        title="Or hold Shift on the second box"
        onClick={() => onRangeMode(!isRangeMode)}
      >
        Range: first box, then last
      </Chip>
      <span role="status">{selectedCount > 0 && `${selectedCount} selected`}</span>
      {selectedCount > 0 && (
        <StyledBulkActions>
          {GUEST_STATUSES.map((status) => (
            <Button key={status} category="border-sm" onClick={() => onStatus(status)}>
              {STATUS_LABELS[status]}
            </Button>
          ))}
          <Button category="border-sm" icon={<TrashIcon />} onClick={onRemove}>
            Remove
          </Button>
        </StyledBulkActions>
      )}
    </StyledBulk>
  );
}
