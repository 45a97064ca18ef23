import { Button, Dialog } from '@portfolio/design';
import { useRef } from 'react';

export interface ClearDialogProps {
  isOpen: boolean;
  strokes: number;
  onClose: () => void;
  onClear: () => void;
}

/** Asks before the sheet is cleared; the safe answer has the focus. */
export function ClearDialog({ isOpen, strokes, onClose, onClear }: ClearDialogProps) {
  const keepRef = useRef<HTMLElement>(null);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Clear the sheet?"
      initialFocusRef={keepRef}
      footer={
        <>
          <Button ref={keepRef} onClick={onClose}>
            Keep the drawing
          </Button>
          <Button category="border" onClick={onClear}>
            Clear
          </Button>
        </>
      }
    >
      <p>{strokes === 1 ? 'One stroke will go.' : `${strokes} strokes will go.`} You can undo this.</p>
    </Dialog>
  );
}
