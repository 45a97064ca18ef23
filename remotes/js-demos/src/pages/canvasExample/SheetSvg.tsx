import { useStore } from '@portfolio/kit';
import { memo, useEffect, useState } from 'react';
import { SHEET, type Stroke } from './drawing';
import type { Sketch } from './sketch';
import { StyledSvg } from './Sheet.styles';
import { toPaths } from './toSvg';

const StrokePaths = memo(function StrokePaths({ stroke }: { stroke: Stroke }) {
  // Without masks, the eraser paints in the paper's colour, which works because nothing is below the drawing.
  return toPaths(stroke).map(({ d, width, color }, index) => (
    <path key={index} d={d} stroke={stroke.tool === 'eraser' ? '#ffffff' : color} strokeWidth={width} />
  ));
});

/** The same drawing without a canvas: every stroke is an SVG path. Slower, but complete. */
export function SheetSvg({ sketch }: { sketch: Sketch }) {
  const strokes = useStore(sketch, ({ drawing }) => drawing.present.strokes);
  const [live, setLive] = useState<Stroke | null>(null);

  useEffect(
    () =>
      sketch.subscribeLive((stroke) =>
        setLive(stroke === null ? null : { ...stroke, points: [...stroke.points] }),
      ),
    [sketch],
  );

  return (
    <StyledSvg viewBox={`0 0 ${SHEET.width} ${SHEET.height}`} aria-hidden="true" data-sheet="svg">
      {strokes.map((stroke, index) => (
        <StrokePaths key={index} stroke={stroke} />
      ))}
      {live !== null && <StrokePaths stroke={live} />}
    </StyledSvg>
  );
}
