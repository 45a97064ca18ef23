import { useRef } from 'react';
import { describeHeading } from './bearing';
import {
  StyledArc,
  StyledArcText,
  StyledCompass,
  StyledDial,
  StyledIdleNeedle,
  StyledMark,
  StyledNeedle,
  StyledTick,
  StyledTurning,
  StyledUnknown,
} from './Compass.styles';
import { usePointerBearing } from './usePointerBearing';
import { useTurn } from './useTurn';

const CENTRE = 160;
const DIAL = 128;
const ARC = 78;
const LETTERS = [
  ['N', 0],
  ['E', 90],
  ['S', 180],
  ['W', 270],
] as const;

const toPoint = (angleDeg: number, radius: number) => {
  const angle = ((angleDeg - 90) * Math.PI) / 180;
  // Rounded, because server and browser must render the same number.
  return [CENTRE + radius * Math.cos(angle), CENTRE + radius * Math.sin(angle)].map((value) =>
    value.toFixed(2),
  );
};

const TICKS = Array.from({ length: 36 }, (_, index) => {
  const isLong = index % 9 === 0;
  const [x1, y1] = toPoint(index * 10, DIAL);
  const [x2, y2] = toPoint(index * 10, DIAL - (isLong ? 0 : index % 3 === 0 ? 14 : 8));
  return { x1, y1, x2, y2 };
});

function toArc(headingDeg: number): string {
  const [startX, startY] = toPoint(0, ARC);
  const [endX, endY] = toPoint(headingDeg, ARC);
  return `M${startX} ${startY}A${ARC} ${ARC} 0 ${headingDeg > 180 ? 1 : 0} 1 ${endX} ${endY}`;
}

const NEEDLE = `M${CENTRE} 44L${CENTRE + 13} 178L${CENTRE} 168L${CENTRE - 13} 178Z`;

/**
 * A dial on which the heading is measured from north, as an angle is in a drawing. Without a heading, a
 * dashed needle points at the mouse: a preview, not a reading.
 */
export function Compass({ headingDeg }: { headingDeg: number | null }) {
  const ref = useRef<SVGSVGElement>(null);
  const isKnown = headingDeg !== null;
  const pointerDeg = usePointerBearing(ref, !isKnown);
  const angleDeg = useTurn(headingDeg ?? pointerDeg);
  const [textX, textY] = toPoint((headingDeg ?? 0) / 2, ARC - 22);
  return (
    <StyledCompass
      ref={ref}
      viewBox="0 0 320 320"
      role="img"
      aria-label={`Compass. Heading: ${describeHeading(headingDeg)}`}
    >
      <StyledDial cx={CENTRE} cy={CENTRE} r={DIAL} />
      {TICKS.map((tick, index) => (
        <StyledTick key={index} {...tick} />
      ))}
      {LETTERS.map(([letter, at]) => {
        const [x, y] = toPoint(at, DIAL + 18);
        return (
          <StyledMark key={letter} x={x} y={y}>
            {letter}
          </StyledMark>
        );
      })}
      {isKnown && headingDeg > 0 && <StyledArc d={toArc(headingDeg)} />}
      {isKnown && headingDeg >= 30 && (
        <StyledArcText x={textX} y={textY}>
          {Math.round(headingDeg)}°
        </StyledArcText>
      )}
      {isKnown ? (
        <StyledTurning style={{ transform: `rotate(${angleDeg}deg)` }}>
          <StyledNeedle d={NEEDLE} />
        </StyledTurning>
      ) : pointerDeg !== null ? (
        <StyledTurning style={{ transform: `rotate(${angleDeg}deg)` }}>
          <StyledIdleNeedle d={NEEDLE} />
        </StyledTurning>
      ) : (
        <StyledUnknown x={CENTRE} y={CENTRE}>
          ?
        </StyledUnknown>
      )}
    </StyledCompass>
  );
}
