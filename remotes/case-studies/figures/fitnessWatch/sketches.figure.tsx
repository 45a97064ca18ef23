import { definePart, figure, Panel, Path, Titled, usePalette } from '../kit/drawing';
import { Selection } from '../kit/marks';
import { LaneFace } from './faces';
import { GlassText } from './Watch';

const RADIUS = 66;

/** The number on a coloured glass. */
function ZoneSketch() {
  const palette = usePalette();
  return (
    <>
      <circle r={100} fill={palette.accent} />
      <GlassText cy={0} size={76} weight={700} tone="onAccent">
        136
      </GlassText>
    </>
  );
}

/** A pointer on an arc. */
function DialSketch() {
  const palette = usePalette();
  return (
    <>
      <Path d="M-78 30A84 84 0 1 1 78 30" line="secondWash" lineWidth={10} />
      <Path d="M-32 -77.6A84 84 0 0 1 46 -70.3" line="accent" lineWidth={14} />
      <Path d="M0 10L14 -66" line="card" lineWidth={7} />
      <circle cy={10} r={10} fill={palette.card} />
      <GlassText cy={58} size={36} weight={700}>
        136
      </GlassText>
    </>
  );
}

const Glass = definePart<{ face: 'zone' | 'dial' | 'lane' }>(
  RADIUS * 2,
  function DrawGlass({ face, x, y, width }) {
    const palette = usePalette();
    return (
      <g transform={`translate(${x + width / 2} ${y + RADIUS}) scale(${RADIUS / 100})`}>
        <circle r={100} fill={palette.screen} stroke={palette.lineStrong} strokeWidth={2} />
        {face === 'zone' ? <ZoneSketch /> : null}
        {face === 'dial' ? <DialSketch /> : null}
        {face === 'lane' ? <LaneFace bpm="136" rise={8} km="4.2 km" time="31:40" /> : null}
      </g>
    );
  },
);

const SKETCHES = [
  ['zone', 'A  Colour', 'Fast, if you see colour and the sun is kind. Says where, never how near.'],
  ['dial', 'B  Dial', 'Shows how near. The pointer is fine, and the number is a footnote.'],
  ['lane', 'C  Lane', 'The number is the pointer. Nothing else has to be read.'],
] as const;

export const sketches = figure([640, 392], () => (
  <>
    {SKETCHES.map(([face, title, verdict], index) => (
      <Panel
        key={face}
        at={[24 + index * 204, 32, 184]}
        pad={18}
        radius={2}
        fill="surface"
        line="line"
        gap={20}
        minHeight={328}
      >
        <Glass face={face} />
        <Titled title={title} detail={verdict} size={17} weight={700} detailSize={15} gap={8} />
      </Panel>
    ))}
    <Selection x={428} y={28} width={192} height={336} />
  </>
));
