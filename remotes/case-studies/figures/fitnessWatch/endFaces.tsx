import { Path, type Tone } from '../kit/drawing';
import { TYPE } from './sizes';
import { GlassText } from './Watch';

/** Highlights the rim beside a button that is active now. */
function ButtonArc({ button, tone = 'accent' }: { button: 'top' | 'bottom'; tone?: Tone }) {
  return (
    <Path
      d="M90.6 -24.3A93.8 93.8 0 0 1 90.6 24.3"
      transform={`rotate(${button === 'top' ? -28 : 28})`}
      line={tone}
      lineWidth={9}
    />
  );
}

const LANE_LINES = 'M-80 -40H64M-80 40H64';

/** Before the start: the lane, with its two limits. */
export function ReadyFace() {
  return (
    <>
      <Path d={LANE_LINES} line="card" lineWidth={4} />
      <GlassText cy={-63} cx={-8} size={TYPE.word} weight={400} text="142" />
      <GlassText cy={0} cx={-8} size={50} width={180} weight={700} text="Ready" />
      <GlassText cy={64} cx={-8} size={TYPE.word} weight={400} text="128" />
      <ButtonArc button="top" />
    </>
  );
}

/** The watch is paused; each button shows its action. */
export function PausedFace() {
  return (
    <>
      <GlassText cy={-44} cx={-2} size={TYPE.word} width={120} text="Go on" />
      <GlassText cy={0} cx={-8} size={46} weight={700} tone="card" text="31:40" />
      <GlassText cy={45} cx={-6} size={TYPE.quiet} width={140} text="Hold: end" />
      <ButtonArc button="top" />
      <ButtonArc button="bottom" tone="card" />
    </>
  );
}

/** Beats per minute above the middle of the lane, one value every 90 seconds. */
const TRACE = [
  -19, -12, -4, 2, 5, 8, 4, 9, 15, 19, 11, 6, 3, 7, 2, -2, 4, 8, 5, 1, -3, 2, 6, 3, 7, 4, 9, 5, 2, 6,
];

/** After the end: the minutes that counted, and how the others were spent. */
export function DoneFace() {
  const points = TRACE.map((rise, index) => `${-70 + (index * 140) / (TRACE.length - 1)} ${46 - rise}`);
  return (
    <>
      <GlassText cy={-40} size={64} weight={700} text="38" />
      <GlassText cy={6} size={TYPE.quiet} weight={400} text="of 45 in lane" />
      <Path d="M-84 33H84M-78 59H78" line="secondWash" lineWidth={2} />
      <Path d={`M${points.join('L')}`} line="card" lineWidth={3.5} join="round" />
    </>
  );
}
