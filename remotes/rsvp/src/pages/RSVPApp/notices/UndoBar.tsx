import { Button, CloseIcon, UndoIcon, VisuallyHidden } from '@portfolio/design';
import { StyledDockBar } from '../app/Dock.styles';
import type { UndoStep } from '../model/guestListState';

interface UndoBarProps {
  steps: readonly UndoStep[];
  /** News that is no step, such as why something could not be undone. */
  message: string;
  /** True leaves the room to something else for a while; what happened is announced all the same. */
  isHidden: boolean;
  onUndo: () => void;
  onDismiss: () => void;
}

/** Says what has just happened and takes it back. It stays until it is used or dismissed: there is no hurry. */
export function UndoBar({ steps, message, isHidden, onUndo, onDismiss }: UndoBarProps) {
  const label = steps.at(-1)?.label ?? '';
  const text = message || label;
  return (
    <>
      {/* Apart from the bar, because a live region has to be there before its text, and without its buttons. */}
      <VisuallyHidden role="status">{text}</VisuallyHidden>
      {text !== '' && !isHidden && (
        <StyledDockBar $isOneLine>
          <span aria-hidden="true">{text}</span>
          {message === '' && (
            <Button category="border-sm" icon={<UndoIcon />} aria-label={`Undo: ${label}`} onClick={onUndo}>
              Undo
            </Button>
          )}
          <Button category="icon-sm" icon={<CloseIcon />} onClick={onDismiss}>
            Dismiss the message
          </Button>
        </StyledDockBar>
      )}
    </>
  );
}
