import { useEffect, useRef } from 'react';
import { createSheetPainter } from './sheetPainter';
import type { Sketch } from './sketch';
import { StyledCanvas } from './Sheet.styles';

export interface SheetCanvasProps {
  sketch: Sketch;
  /** Called if the browser provides no 2D context. */
  onUnsupported: () => void;
}

/** The canvas. Its parent element handles pointer and keys. */
export function SheetCanvas({ sketch, onUnsupported }: SheetCanvasProps) {
  const canvasRef = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    const canvas = canvasRef.current;
    const context = canvas?.getContext('2d') ?? null;
    if (canvas === null || context === null) {
      onUnsupported();
      return;
    }
    const painter = createSheetPainter(canvas, context);
    const fit = () => painter.resize(canvas.clientWidth, window.devicePixelRatio || 1);
    const show = () => painter.show(sketch.get().drawing.present);

    fit();
    show();
    const observer = new ResizeObserver(fit);
    observer.observe(canvas);
    // A window moved to a denser screen keeps its size in CSS pixels, so no ResizeObserver notices.
    window.addEventListener('resize', fit);
    const leaveStore = sketch.subscribe(show);
    const leaveLive = sketch.subscribeLive((stroke, fromPoint) => {
      if (stroke !== null) painter.showLive(stroke, fromPoint);
    });
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', fit);
      leaveStore();
      leaveLive();
    };
  }, [sketch, onUnsupported]);

  return <StyledCanvas ref={canvasRef} />;
}
