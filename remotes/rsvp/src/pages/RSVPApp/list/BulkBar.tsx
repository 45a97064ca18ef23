import { Checkbox, Chip } from '@portfolio/design';
import { memo } from 'react';
import { StyledBulk, StyledGoToDock } from './ListControls.styles';

interface BulkBarProps {
  shownCount: number;
  selectedCount: number;
  isRangeMode: boolean;
  onChooseAll: (isSelected: boolean) => void;
  onRangeMode: (isRangeMode: boolean) => void;
  canUndo: boolean;
  /** Moves the focus to the dock, which is hundreds of controls away from here with a long list. */
  onGoToDock: () => void;
}

/** Selects all guests or a range. Range mode is for touch what Shift is for a keyboard. */
export const BulkBar = memo(function BulkBar(props: BulkBarProps) {
  const { shownCount, selectedCount, isRangeMode, onChooseAll, onRangeMode, canUndo, onGoToDock } = props;
  const isAll = shownCount > 0 && selectedCount === shownCount;
  return (
    <StyledBulk role="group" aria-label="Select guests">
      <Checkbox
        label={`Select all ${shownCount}`}
        isChecked={isAll}
        isIndeterminate={selectedCount > 0 && !isAll}
        onChange={onChooseAll}
      />
      <Chip
        isSelected={isRangeMode}
        title="Or hold Shift and click the last box"
        onClick={() => onRangeMode(!isRangeMode)}
      >
        Range: first box, then last
      </Chip>
      {(selectedCount > 0 || canUndo) && (
        <StyledGoToDock category="small" onClick={onGoToDock}>
          {selectedCount > 0 ? 'Go to the actions for the selected guests' : 'Go to Undo'}
        </StyledGoToDock>
      )}
    </StyledBulk>
  );
});
