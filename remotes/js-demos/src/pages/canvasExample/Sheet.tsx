import { VisuallyHidden } from '@portfolio/design';
import { useAnnounce } from '@portfolio/kit/demo';
import { useId, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { SHEET, describeDrawing } from './drawing';
import { KeyboardPen } from './KeyboardPen';
import { findPenMove } from './findPenMove';
import { readPoints } from './readPoints';
import { SheetCanvas } from './SheetCanvas';
import { SheetSvg } from './SheetSvg';
import { StyledSheet } from './Sheet.styles';
import type { Sketch } from './sketch';

export interface SheetProps {
  sketch: Sketch;
  hasCanvas: boolean;
  onUnsupported: () => void;
  /** The id of the text that says what is drawn. */
  contentId: string;
}

/** The sheet, for drawing with mouse, finger, pen and keyboard. */
export function Sheet({ sketch, hasCanvas, onUnsupported, contentId }: SheetProps) {
  const announce = useAnnounce();
  const hintId = useId();
  const pointerRef = useRef<number | null>(null);

  const announceDrawing = () => announce(describeDrawing(sketch.get().drawing.present));
  const announceFull = () => announce('The sheet is full. Undo something, or clear the sheet.', 'problem');

  function handlePointerDown(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0 || pointerRef.current !== null) return;
    const [point] = readPoints(event.nativeEvent, event.currentTarget.getBoundingClientRect());
    if (point === undefined) return;
    sketch.liftCursor();
    if (!sketch.begin(point)) {
      announceFull();
      return;
    }
    pointerRef.current = event.pointerId;
    // The stroke continues when the pointer leaves the sheet, and ends wherever it is lifted.
    event.currentTarget.setPointerCapture(event.pointerId);
  }

  function handlePointerMove(event: PointerEvent<HTMLElement>) {
    if (event.pointerId !== pointerRef.current) return;
    if (sketch.extend(readPoints(event.nativeEvent, event.currentTarget.getBoundingClientRect()))) return;
    pointerRef.current = null;
    announceFull();
  }

  function handlePointerEnd(event: PointerEvent<HTMLElement>) {
    if (event.pointerId !== pointerRef.current) return;
    pointerRef.current = null;
    sketch.end();
  }

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    // The browser's own: Alt and an arrow go back or forward.
    if (event.altKey) return;
    if (event.ctrlKey || event.metaKey) {
      if (event.key.toLowerCase() !== 'z') return;
      event.preventDefault();
      if (event.shiftKey) sketch.redo();
      else sketch.undo();
      announceDrawing();
      return;
    }
    const move = findPenMove(event);
    if (move !== null) {
      event.preventDefault();
      const hasRoom = sketch.moveCursor(move.byX, move.byY);
      const { cursor } = sketch.get();
      if (hasRoom) announce(`${cursor?.isDown ? 'Drawing at' : 'Pen at'} ${cursor?.x}, ${cursor?.y}.`);
      else announceFull();
    } else if (event.key === ' ') {
      // Also while it is held, as if to hold the pen down: it would scroll the page.
      event.preventDefault();
      if (event.repeat) return;
      if (sketch.toggleCursor()) announce(sketch.get().cursor?.isDown ? 'Pen down.' : 'Pen lifted.');
      else announceFull();
    } else if (event.key === 'Enter' && !event.repeat) {
      event.preventDefault();
      if (sketch.dotAtCursor()) announce('Dot.');
      else announceFull();
    } else if (event.key === 'Escape' && sketch.get().cursor?.isDown) {
      sketch.liftCursor();
      announce('Pen lifted.');
    }
  }

  return (
    <>
      <StyledSheet
        role="application"
        aria-roledescription="drawing sheet"
        // What is drawn is not part of the name or the description: screen readers read those again whenever they change,
        // on top of what is announced.
        aria-label="Sheet"
        aria-describedby={hintId}
        aria-details={contentId}
        tabIndex={0}
        onFocus={({ currentTarget }) => {
          // Not for a pointer, which draws at once.
          if (currentTarget.matches(':focus-visible')) announceDrawing();
        }}
        onPointerDown={handlePointerDown}
        onPointerMove={handlePointerMove}
        onPointerUp={handlePointerEnd}
        onPointerCancel={handlePointerEnd}
        onLostPointerCapture={handlePointerEnd}
        onKeyDown={handleKeyDown}
        onBlur={() => sketch.liftCursor()}
      >
        {hasCanvas ? (
          <SheetCanvas sketch={sketch} onUnsupported={onUnsupported} />
        ) : (
          <SheetSvg sketch={sketch} />
        )}
        <KeyboardPen sketch={sketch} />
      </StyledSheet>
      <VisuallyHidden id={hintId}>
        Arrow keys move the pen, space puts it down and lifts it, Enter makes a dot. The sheet is{' '}
        {SHEET.width} by {SHEET.height} units.
      </VisuallyHidden>
    </>
  );
}
