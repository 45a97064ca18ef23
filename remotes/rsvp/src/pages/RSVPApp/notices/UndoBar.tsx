import { Button, CloseIcon, UndoIcon, VisuallyHidden } from '@portfolio/design';
import { StyledDockBar } from '../app/Dock.styles';
import type { News, UndoStep } from '../model/guestListState';

interface UndoBarProps {
  steps: readonly UndoStep[];
  /** A message that is not an undo step, such as why something could not be undone. */
  message: string;
  /** Announced to screen readers. */
  news: News | null;
  /** True hides the bar to make room for something else; changes are still announced. */
  isHidden: boolean;
  onUndo: () => void;
  onDismiss: () => void;
}

/** Describes the last change and offers to undo it. It stays until used or dismissed, without a time limit. */
export function UndoBar({ steps, message, news, isHidden, onUndo, onDismiss }: UndoBarProps) {
  const label = steps.at(-1)?.label ?? '';
  const text = message || label;
  return (
    <>
      {/* Separate from the bar, because a live region must exist before its text, and contain no buttons. */}
      <VisuallyHidden role="status">{message}</VisuallyHidden>
      <VisuallyHidden role="status">{news && <span key={news.number}>{news.text}</span>}</VisuallyHidden>
      {text !== '' && !isHidden && (
        <StyledDockBar data-one-line>
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
