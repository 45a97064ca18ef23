import { useStore } from '@portfolio/kit';
import { SHEET } from './drawing';
import { StyledPen, StyledPenMeasure } from './Sheet.styles';
import type { Sketch } from './sketch';

const toShare = (value: number, full: number) => `${(value / full) * 100}%`;

/** Shows the position of the keyboard's pen, measured from the sheet's edges. */
export function KeyboardPen({ sketch }: { sketch: Sketch }) {
  const cursor = useStore(sketch, (state) => state.cursor);
  if (cursor === null) return null;
  const left = toShare(cursor.x, SHEET.width);
  const top = toShare(cursor.y, SHEET.height);
  return (
    <div aria-hidden="true">
      <StyledPenMeasure data-axis="x" style={{ width: left }}>
        <span>{cursor.x}</span>
      </StyledPenMeasure>
      <StyledPenMeasure data-axis="y" style={{ height: top }}>
        <span>{cursor.y}</span>
      </StyledPenMeasure>
      <StyledPen data-down={cursor.isDown || undefined} style={{ left, top }}>
        <span />
      </StyledPen>
    </div>
  );
}
