import { StyledMeasure } from './ClockFace.styles';

const RADIUS = 36;

function pointAt(degrees: number, radius: number): string {
  const radians = (degrees * Math.PI) / 180;
  return `${(radius * Math.sin(radians)).toFixed(2)} ${(-radius * Math.cos(radians)).toFixed(2)}`;
}

export interface FaceMeasureProps {
  fromDegrees: number;
  toDegrees: number;
  /** The smaller angle between the two. */
  degrees: number;
}

/** The redline on the dial: an arc with end ticks over the smaller angle between two hands. */
export function FaceMeasure({ fromDegrees, toDegrees, degrees }: FaceMeasureProps) {
  const isClockwise = (((toDegrees - fromDegrees) % 360) + 360) % 360 <= 180;
  const tick = (at: number) => `M${pointAt(at, RADIUS - 4)}L${pointAt(at, RADIUS + 4)}`;
  return (
    <StyledMeasure>
      <path
        d={`M${pointAt(fromDegrees, RADIUS)}A${RADIUS} ${RADIUS} 0 0 ${isClockwise ? 1 : 0} ${pointAt(toDegrees, RADIUS)}${tick(fromDegrees)}${tick(toDegrees)}`}
      />
      <text y="62">{degrees}°</text>
    </StyledMeasure>
  );
}
