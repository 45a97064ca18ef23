import type { ReactNode } from 'react';
import { definePart, Dot, figure, Path, threeTiles } from '../kit/drawing';
import { OptionSheet } from '../kit/marks';
import { LaneFace } from './faces';
import { GlassText } from './Watch';

const RADIUS = 66;

/** The number on a coloured glass. */
const zone = (
  <>
    <Dot at={[0, 0, 100]} fill="accent" />
    <GlassText cy={0} size={76} weight={700} tone="onAccent" text="136" />
  </>
);

/** A pointer on an arc. */
const dial = (
  <>
    <Path d="M-78 30A84 84 0 1 1 78 30" line="secondWash" lineWidth={10} />
    <Path d="M-32 -77.6A84 84 0 0 1 46 -70.3" line="accent" lineWidth={14} />
    <Path d="M0 10L14 -66" line="card" lineWidth={7} />
    <Dot at={[0, 10, 10]} fill="card" />
    <GlassText cy={58} size={36} weight={700} text="136" />
  </>
);

const lane = <LaneFace bpm="136" rise={8} km="4.2 km" time="31:40" />;

const Glass = definePart<{ children: ReactNode }>(RADIUS * 2, ({ children, x, y, width }) => (
  <g transform={`translate(${x + width / 2} ${y + RADIUS}) scale(${RADIUS / 100})`}>
    <Dot at={[0, 0, 100]} fill="screen" line="lineStrong" lineWidth={2} />
    {children}
  </g>
));

export const sketches = figure(
  [640, 392],
  () => (
    <OptionSheet
      top={32}
      pad={18}
      gap={20}
      height={328}
      chosen={[2]}
      verdictSize={15}
      options={[
        [
          'A  Colour',
          'Fast, if you see colour and the sun is kind. Says where, never how near.',
          <Glass key="zone">{zone}</Glass>,
        ],
        [
          'B  Dial',
          'Shows how near. The pointer is fine, and the number is a footnote.',
          <Glass key="dial">{dial}</Glass>,
        ],
        [
          'C  Lane',
          'The number is the pointer. In the corner of the eye it shows nothing.',
          <Glass key="lane">{lane}</Glass>,
        ],
      ]}
    />
  ),
  { narrow: threeTiles(14, 204, 392) },
);
