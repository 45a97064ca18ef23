import type { ReactNode } from 'react';
import { Dot, Path, Text, type Tone } from '../kit/drawing';

/** Faces are drawn around (0, 0) on a glass with this radius. */
export const GLASS_RADIUS = 100;
/** Diameter of the glass, from which all sizes in millimetres are derived. */
export const GLASS_MM = 33;

interface WatchProps {
  cx: number;
  cy: number;
  radius: number;
  /** How far the strap is drawn, in radii. */
  strapReach?: number;
  children: ReactNode;
}

/** A round watch with two buttons on the right, and part of its strap. */
export function Watch({ cx, cy, radius, strapReach = 1.9, children }: WatchProps) {
  const rim = radius * 1.13;
  const strap = radius * 0.8;
  const [end, reach] = [strap * 0.78, radius * strapReach];
  const button = `M${rim - 2} ${-radius * 0.09}h${radius * 0.1}v${radius * 0.18}h${-radius * 0.1}z`;
  return (
    <g transform={`translate(${cx} ${cy})`}>
      <Path
        d={`M${-strap} ${-radius}L${-end} ${-reach}H${end}L${strap} ${-radius}zM${-strap} ${radius}L${-end} ${reach}H${end}L${strap} ${radius}z`}
        fill="line"
        line="lineStrong"
        join="round"
      />
      {[-28, 28].map((turn) => (
        <Path key={turn} d={button} transform={`rotate(${turn})`} fill="lineStrong" />
      ))}
      <Dot at={[0, 0, rim]} fill="surface" line="lineStrong" lineWidth={1.5} />
      <Dot at={[0, 0, radius * 1.03]} fill="screen" />
      <g transform={`scale(${radius / GLASS_RADIUS})`}>{children}</g>
    </g>
  );
}

interface GlassTextProps {
  text: string;
  cy: number;
  size: number;
  cx?: number;
  width?: number;
  weight?: 400 | 600 | 700;
  tone?: Tone;
}

/** A line on the glass, centred on a point. */
export function GlassText({
  cy,
  size,
  cx = 0,
  width = 190,
  weight = 600,
  tone = 'card',
  text,
}: GlassTextProps) {
  const look = { size, weight, tone, text, align: 'middle', isLine: true } as const;
  return <Text at={[cx - width / 2, cy - size * 0.68, width]} {...look} />;
}

interface WatchRowProps {
  faces: readonly (readonly [caption: string, face: ReactNode])[];
  captionTop?: number;
}

/** Three watches side by side on a sheet 640 wide. */
export function WatchRow({ faces, captionTop = 322 }: WatchRowProps) {
  const text = { size: 18, weight: 600, align: 'middle', isLine: true } as const;
  return faces.map(([caption, face], index) => (
    <g key={caption}>
      <Watch cx={110 + index * 210} cy={150} radius={80}>
        {face}
      </Watch>
      <Text at={[15 + index * 210, captionTop, 190]} {...text} text={caption} />
    </g>
  ));
}
