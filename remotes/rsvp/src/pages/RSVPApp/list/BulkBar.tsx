import { Checkbox, Chip } from '@portfolio/design';
import { memo } from 'react';
import { StyledBulk } from './ListControls.styles';

interface BulkBarProps {
  shownCount: number;
  selectedCount: number;
  isRangeMode: boolean;
  onChooseAll: (isSelected: boolean) => void;
  onRangeMode: (isRangeMode: boolean) => void;
}

/** Selects all guests or a range. Range mode is for touch what Shift is for a keyboard. */
export const BulkBar = memo(function BulkBar(props: BulkBarProps) {
  const { shownCount, selectedCount, isRangeMode, onChooseAll, onRangeMode } = props;
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
    </StyledBulk>
  );
});
