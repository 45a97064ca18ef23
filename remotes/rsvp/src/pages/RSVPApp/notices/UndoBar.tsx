import { Button, CloseIcon, UndoIcon } from '@portfolio/design';
import type { UndoStep } from '../model/guestListState';
import { StyledUndoBar, StyledUndoRegion } from './UndoBar.styles';

interface UndoBarProps {
  steps: readonly UndoStep[];
  /** What happened last, where there is nothing to undo about it. */
  message: string;
  onUndo: () => void;
  onDismiss: () => void;
}

/** Says what has just happened and takes it back. It stays until it is used or dismissed: there is no hurry. */
export function UndoBar({ steps, message, onUndo, onDismiss }: UndoBarProps) {
  const step = steps.at(-1);
  return (
    <StyledUndoRegion>
      <div role="status">
        {(step !== undefined || message !== '') && (
          <StyledUndoBar>
            <span>{message || step?.label}</span>
            {step !== undefined && (
              <Button category="border-sm" icon={<UndoIcon />} onClick={onUndo}>
                {message === '' ? 'Undo' : `Undo: ${step.label}`}
              </Button>
            )}
            <Button category="icon-sm" icon={<CloseIcon />} onClick={onDismiss}>
              Dismiss the message
            </Button>
          </StyledUndoBar>
        )}
      </div>
    </StyledUndoRegion>
  );
}
