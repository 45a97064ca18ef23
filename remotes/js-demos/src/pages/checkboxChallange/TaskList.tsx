import { Checkbox } from '@portfolio/design';
import { useEffect, useState } from 'react';
import type { Task } from './tasks';
import { findRange, type Selection } from './selection';
import { StyledAnchor, StyledRange, StyledRow, StyledRows } from './TaskList.styles';
import { useRangeClick } from './useRangeClick';

export interface TaskListProps {
  tasks: readonly Task[];
  selection: Selection;
  /** True turns every two clicks into a range, for devices without a Shift key. */
  isRangeMode: boolean;
  onToggle: (id: string, isShift: boolean) => void;
}

/** The rows. The redline beside them measures the range that the next click would select. */
export function TaskList({ tasks, selection, isRangeMode, onToggle }: TaskListProps) {
  const { handleClickCapture, handleChange } = useRangeClick(onToggle);
  const [pointed, setPointed] = useState<string | null>(null);
  const [isShift, setIsShift] = useState(false);

  useEffect(() => {
    const handleKey = ({ shiftKey }: KeyboardEvent) => setIsShift(shiftKey);
    const handleBlur = () => setIsShift(false);
    window.addEventListener('keydown', handleKey);
    window.addEventListener('keyup', handleKey);
    // A keyup in another window is never reported here.
    window.addEventListener('blur', handleBlur);
    return () => {
      window.removeEventListener('keydown', handleKey);
      window.removeEventListener('keyup', handleKey);
      window.removeEventListener('blur', handleBlur);
    };
  }, []);

  const ids = tasks.map(({ id }) => id);
  const range = pointed !== null && (isShift || isRangeMode) ? findRange(selection.anchor, pointed, ids) : [];
  const firstRow = range[0] === undefined ? 0 : ids.indexOf(range[0]) + 1;

  return (
    <StyledRows role="list" aria-label="Tasks" onPointerLeave={() => setPointed(null)}>
      {tasks.map(({ id, title }, index) => (
        <StyledRow
          key={id}
          data-in-range={range.includes(id) || undefined}
          style={{ gridRow: index + 1 }}
          onClickCapture={(event) => handleClickCapture(id, event)}
          onPointerEnter={() => setPointed(id)}
          onFocus={() => setPointed(id)}
        >
          <Checkbox label={title} isChecked={selection.checked.has(id)} onChange={() => handleChange(id)} />
          {selection.anchor === id && <StyledAnchor aria-hidden="true">anchor</StyledAnchor>}
        </StyledRow>
      ))}
      {range.length > 0 && (
        <StyledRange as="li" aria-hidden="true" style={{ gridRow: `${firstRow} / span ${range.length}` }}>
          <span>{range.length} rows</span>
        </StyledRange>
      )}
    </StyledRows>
  );
}
