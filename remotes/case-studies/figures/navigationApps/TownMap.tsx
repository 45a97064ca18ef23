import type { ReactNode } from 'react';
import { usePalette } from '../kit/palette';
import { CANAL, HOUSES, JUNCTION, PARK, ROUTE, STREETS, toPath, TREES } from './town';

interface TownMapProps {
  x: number;
  y: number;
  width: number;
  height: number;
  /** The part of the town that is shown. */
  view: readonly [left: number, top: number, width: number, height: number];
  /** Turns the map about the junction, for screens that keep the walker's heading up. */
  turnDegrees?: number;
  routeWidth?: number;
  /** Drawn on top, in the map's units. */
  children?: ReactNode;
}

function Ground() {
  const palette = usePalette();
  const streets = STREETS.map(toPath).join('');
  return (
    <>
      <rect x={-300} y={-300} width={1300} height={1100} fill={palette.screen} />
      <path d={HOUSES} fill={palette.line} />
      <path d={PARK} fill={palette.sunken} />
      <path d={toPath(CANAL)} fill="none" stroke={palette.accentWash} strokeWidth={18} />
      <path d={streets} fill="none" stroke={palette.lineStrong} strokeWidth={20} strokeLinejoin="round" />
      <path d="M262 168h110v80H262z" fill={palette.card} stroke={palette.lineStrong} />
      <path d={streets} fill="none" stroke={palette.card} strokeWidth={18} strokeLinejoin="round" />
      {TREES.map(([cx, cy]) => (
        <circle key={cx} cx={cx} cy={cy} r={7} fill={palette.success} opacity={0.6} />
      ))}
      <path d="M420 252H640M420 262H640" stroke={palette.muted} strokeWidth={3} />
      <path d="M428 257H640" stroke={palette.muted} strokeWidth={8} strokeDasharray="2 10" />
    </>
  );
}

/** The town of the comparison, with the walk through it. */
export function TownMap({
  x,
  y,
  width,
  height,
  view,
  turnDegrees = 0,
  routeWidth = 6,
  children,
}: TownMapProps) {
  const palette = usePalette();
  return (
    <svg
      x={x}
      y={y}
      width={width}
      height={height}
      viewBox={view.join(' ')}
      preserveAspectRatio="xMidYMid slice"
    >
      <g transform={turnDegrees ? `rotate(${turnDegrees} ${JUNCTION.join(' ')})` : undefined}>
        <Ground />
        <path
          d={toPath(ROUTE)}
          fill="none"
          stroke={palette.accent}
          strokeWidth={routeWidth}
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      </g>
      {children}
    </svg>
  );
}
