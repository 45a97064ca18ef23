import type { ReactNode } from 'react';
import { type Box, definePart, Dot, Path, Rect } from '../kit/drawing';
import { CANAL, HOUSES, JUNCTION, PARK, ROUTE, STREETS, toPath, TREES } from './town';

export interface ViewProps {
  height: number;
  /** The visible part of the drawing. */
  view: readonly [left: number, top: number, width: number, height: number];
  children?: ReactNode;
}

/** A piece of a larger drawing, scaled to fill its box. */
export function View({ view, children, ...place }: ViewProps & Box) {
  return (
    <svg {...place} viewBox={view.join(' ')} preserveAspectRatio="xMidYMid slice">
      {children}
    </svg>
  );
}

interface TownMapProps extends ViewProps {
  /** Rotates the map about the junction, for screens that keep the walker's heading up. */
  turnDegrees?: number;
  routeWidth?: number;
}

function Ground() {
  return (
    <>
      <Rect at={[-300, -300, 1300, 1100]} fill="screen" />
      <Path d={HOUSES} fill="line" />
      <Path d={PARK} fill="sunken" />
      <Path d={CANAL} line="accentWash" lineWidth={18} />
      <Path d={STREETS} line="lineStrong" lineWidth={20} join="round" />
      <Path d="M262 168h110v80H262z" fill="card" line="lineStrong" />
      <Path d={STREETS} line="card" lineWidth={18} join="round" />
      {TREES.map(([cx, cy]) => (
        <Dot key={cx} at={[cx, cy, 7]} fill="success" opacity={0.6} />
      ))}
      <Path d="M420 252H640M420 262H640" line="muted" lineWidth={3} />
      <Path d="M428 257H640" line="muted" lineWidth={8} dash="2 10" />
    </>
  );
}

/** The town of the comparison with the route; children are drawn on top, in the map's units. */
export const TownMap = definePart<TownMapProps>(
  ({ height }) => height,
  ({ turnDegrees = 0, routeWidth = 6, children, ...view }) => (
    <View {...view}>
      <g transform={turnDegrees ? `rotate(${turnDegrees} ${JUNCTION.join(' ')})` : undefined}>
        <Ground />
        <Path d={toPath(ROUTE)} line="accent" lineWidth={routeWidth} join="round" cap="round" />
      </g>
      {children}
    </View>
  ),
);
