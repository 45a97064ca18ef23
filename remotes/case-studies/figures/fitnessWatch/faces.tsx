import { Path } from '../kit/drawing';
import { TYPE } from './sizes';
import { GlassText } from './Watch';

const LANE = 46;

/** Half of the glass's width at a given height. */
function halfChord(y: number): number {
  return Math.sqrt(100 ** 2 - y ** 2);
}

/** The segment of the glass above or below a chord, as a path. */
function segmentPath(y: number, side: 'above' | 'below'): string {
  const half = halfChord(y);
  const isLarge = side === 'above' ? y > 0 : y < 0;
  return `M${-half} ${y}A100 100 0 ${isLarge ? 1 : 0} ${side === 'above' ? 1 : 0} ${half} ${y}z`;
}

interface LaneFaceProps {
  bpm: string;
  /** How far the number is above the middle of the lane, -18 to 18. */
  rise: number;
  km: string;
  time: string;
}

/** In the lane: the number is the needle. */
export function LaneFace({ bpm, rise, km, time }: LaneFaceProps) {
  const half = halfChord(LANE);
  return (
    <>
      <Path d={`M${-half} ${-LANE}h${half * 2}M${-half} ${LANE}h${half * 2}`} line="card" lineWidth={4} />
      <GlassText cy={-70} size={TYPE.quiet} weight={400} text={km} />
      <GlassText cy={-rise} size={TYPE.number} weight={700} text={bpm} />
      <GlassText cy={71} size={TYPE.quiet} weight={400} text={time} />
    </>
  );
}

interface OutFaceProps {
  bpm: string;
  side: 'above' | 'below';
  word: string;
}

/** Out of the lane: the remaining segment is filled with colour, and the number is outside. */
export function OutFace({ bpm, side, word }: OutFaceProps) {
  const edge = side === 'above' ? 10 : -10;
  return (
    <>
      <Path
        d={segmentPath(edge, side === 'above' ? 'below' : 'above')}
        fill={side === 'above' ? 'accent' : 'second'}
      />
      <GlassText cy={side === 'above' ? -30 : 30} size={TYPE.number} weight={700} text={bpm} />
      <GlassText cy={side === 'above' ? 42 : -42} size={TYPE.word} weight={700} tone="onAccent" text={word} />
    </>
  );
}

/** With the arm lowered: the same picture in thin lines, updated once a minute. */
export function DimFace({ bpm, rise }: { bpm: string; rise: number }) {
  const half = halfChord(LANE);
  return (
    <>
      <Path
        d={`M${-half} ${-LANE}h${half * 2}M${-half} ${LANE}h${half * 2}`}
        line="secondWash"
        lineWidth={1.5}
      />
      <GlassText cy={-rise} size={TYPE.number} weight={400} tone="secondWash" text={bpm} />
    </>
  );
}
