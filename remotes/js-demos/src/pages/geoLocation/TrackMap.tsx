import { Dimension } from '@portfolio/design';
import {
  StyledHere,
  StyledMap,
  StyledScale,
  StyledStart,
  StyledUncertain,
  StyledWay,
} from './TrackMap.styles';
import type { Reading } from './reading';
import { toPoints, toRoundLengthM } from './track';
import { describeDistance } from './units';

export interface TrackMapProps {
  track: readonly Reading[];
  distanceM: number;
}

const WIDTH = 640;
const HEIGHT = 320;
const MARGIN = 40;
/** Shorter tracks are drawn at this scale: a single point has no size to scale by. */
const LEAST_SPAN_M = 50;

/** The track, drawn to scale with north at the top. Without a map, which would need a request to a third party. */
export function TrackMap({ track, distanceM }: TrackMapProps) {
  const points = toPoints(track);
  const { eastM: hereEastM, northM: hereNorthM } = points.at(-1) ?? { eastM: 0, northM: 0 };
  const accuracyM = track.at(-1)?.accuracyM ?? 0;
  // The circle of uncertainty must fit too: indoors, it is larger than most routes.
  const east = [...points.map(({ eastM }) => eastM), hereEastM - accuracyM, hereEastM + accuracyM];
  const north = [...points.map(({ northM }) => northM), hereNorthM - accuracyM, hereNorthM + accuracyM];
  const centre = {
    eastM: (Math.max(0, ...east) + Math.min(0, ...east)) / 2,
    northM: (Math.max(0, ...north) + Math.min(0, ...north)) / 2,
  };
  const spanM = Math.max(
    LEAST_SPAN_M,
    Math.max(0, ...east) - Math.min(0, ...east),
    ((Math.max(0, ...north) - Math.min(0, ...north)) * (WIDTH - 2 * MARGIN)) / (HEIGHT - 2 * MARGIN),
  );
  const perMetre = (WIDTH - 2 * MARGIN) / spanM;
  const scaleM = toRoundLengthM(spanM / 3);
  const placed = points.map(({ eastM, northM }) => ({
    x: WIDTH / 2 + (eastM - centre.eastM) * perMetre,
    y: HEIGHT / 2 - (northM - centre.northM) * perMetre,
  }));
  const start = placed[0];
  const here = placed.at(-1);
  return (
    <div>
      <StyledMap
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={`The route so far: ${describeDistance(distanceM)} in ${track.length} ${track.length === 1 ? 'point' : 'points'}, north at the top`}
      >
        {here !== undefined && <StyledUncertain cx={here.x} cy={here.y} r={accuracyM * perMetre} />}
        <StyledWay points={placed.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')} />
        {start !== undefined && <StyledStart x={start.x - 5} y={start.y - 5} width={10} height={10} />}
        {here !== undefined && <StyledHere cx={here.x} cy={here.y} r={6} />}
      </StyledMap>
      <StyledScale style={{ inlineSize: `${((scaleM * perMetre) / WIDTH) * 100}%` }}>
        <Dimension>{describeDistance(scaleM)}</Dimension>
      </StyledScale>
    </div>
  );
}
