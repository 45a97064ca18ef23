import {
  Button,
  Checkbox,
  Chip,
  Dimension,
  RadioGroup,
  RedoIcon,
  TextField,
  UndoIcon,
} from '@portfolio/design';
import { StyledHint, StyledPanels, StyledToolbar, useAnnounce } from '@portfolio/kit/demo';
import { createHistory, record, redo, undo, type History } from '@portfolio/kit/history';
import { useEffect, useRef, useState } from 'react';
import {
  EMPTY_SELECTION,
  countChecked,
  dropAnchor,
  toggle,
  toggleAll,
  toggleInPairs,
  type Selection,
} from './selection';
import { TaskList } from './TaskList';
import { KINDS, TASKS, filterTasks, type TaskFilter } from './tasks';

const KIND_OPTIONS = [
  { value: 'all', label: 'All' },
  ...KINDS.map((kind) => ({ value: kind, label: kind })),
] as const;

/** A screen reader speaks during typing, so the number of tasks is announced after a pause. */
const REST_MS = 600;

/** The list with its filter, its count and its undo. */
export function TaskBoard() {
  const announce = useAnnounce();
  const [history, setHistory] = useState<History<Selection>>(() => createHistory(EMPTY_SELECTION));
  const [filter, setFilter] = useState<TaskFilter>({ text: '', kind: 'all' });
  const [isRangeMode, setIsRangeMode] = useState(false);
  const restRef = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(restRef.current), []);

  const tasks = filterTasks(TASKS, filter);
  const visible = tasks.map(({ id }) => id);
  const selection = history.present;
  const count = countChecked(selection.checked, visible);

  const describe = ({ checked }: Selection) =>
    `${countChecked(checked, visible)} of ${visible.length} selected`;

  function change(next: History<Selection>) {
    setHistory(next);
    announce(`${describe(next.present)}.`);
  }

  function changeFilter(next: TaskFilter) {
    setFilter(next);
    const text = `${filterTasks(TASKS, next).length} of ${TASKS.length} tasks.`;
    clearTimeout(restRef.current);
    restRef.current = setTimeout(() => announce(text), REST_MS);
  }

  function handleRangeMode() {
    setIsRangeMode(!isRangeMode);
    // Turning range mode on starts a new range, so that both its ends are still to be tapped.
    setHistory({ ...history, present: dropAnchor(selection) });
  }

  function handleToggle(id: string, isShift: boolean) {
    const next = isRangeMode
      ? toggleInPairs(selection, id, visible)
      : toggle(selection, id, visible, isShift);
    change(record(history, next));
  }

  return (
    <>
      <StyledToolbar style={{ marginBlockEnd: '0.75rem' }}>
        <Checkbox
          label={`Select all ${visible.length} shown`}
          isChecked={visible.length > 0 && count === visible.length}
          isIndeterminate={count > 0 && count < visible.length}
          disabled={visible.length === 0}
          onChange={() => change(record(history, toggleAll(selection, visible)))}
        />
        <Chip isSelected={isRangeMode} onClick={handleRangeMode}>
          Range mode
        </Chip>
        <Button
          category="icon"
          icon={<UndoIcon />}
          aria-disabled={history.past.length === 0}
          onClick={() => change(undo(history))}
        >
          Undo
        </Button>
        <Button
          category="icon"
          icon={<RedoIcon />}
          aria-disabled={history.future.length === 0}
          onClick={() => change(redo(history))}
        >
          Redo
        </Button>
      </StyledToolbar>
      <Dimension>
        {describe(selection)}
        {selection.checked.size > count && `, ${selection.checked.size - count} more hidden`}
      </Dimension>
      <TaskList tasks={tasks} selection={selection} isRangeMode={isRangeMode} onToggle={handleToggle} />
      {tasks.length === 0 && (
        <StyledHint>No task matches. Clear the search or choose another kind.</StyledHint>
      )}
      <StyledPanels data-min-rem="13" style={{ marginBlockStart: '1.25rem' }}>
        <TextField
          label="Search the list"
          type="search"
          value={filter.text}
          onChange={(text) => changeFilter({ ...filter, text })}
        />
        <RadioGroup
          label="Kind"
          look="segments"
          value={filter.kind}
          options={KIND_OPTIONS}
          onChange={(kind) => changeFilter({ ...filter, kind })}
        />
      </StyledPanels>
      <StyledHint style={{ marginBlockStart: '1rem' }}>
        Check one row, then hold Shift and click another: all the rows in between take its state. Without a
        Shift key, switch on range mode and tap the two ends.
      </StyledHint>
    </>
  );
}
