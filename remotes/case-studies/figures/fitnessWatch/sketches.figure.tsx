import { Selection } from '../kit/annotate';
import type { FigureDrawing } from '../kit/drawFigure';
import { Column, Panel } from '../kit/layout';
import { usePalette } from '../kit/palette';
import { definePart } from '../kit/part';
import { Text } from '../kit/Text';
import { LaneFace } from './faces';
import { LOPE } from './product';
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
      <path d="M-78 30A84 84 0 1 1 78 30" fill="none" stroke={palette.secondWash} strokeWidth={10} />
      <path d="M-32 -77.6A84 84 0 0 1 46 -70.3" fill="none" stroke={palette.accent} strokeWidth={14} />
      <path d="M0 10L14 -66" stroke={palette.card} strokeWidth={7} />
      <circle cy={10} r={10} fill={palette.card} />
      <GlassText cy={58} size={36} weight={700}>
        136
      </GlassText>
    </>
  );
}

const Glass = definePart<{ face: 'zone' | 'dial' | 'lane' }>(
  () => RADIUS * 2,
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

export const sketches: FigureDrawing = {
  widthPx: 640,
  heightPx: 392,
  product: LOPE,
  draw: () => (
    <>
      {SKETCHES.map(([face, title, verdict], index) => (
        <Panel
          key={face}
          x={24 + index * 204}
          y={32}
          width={184}
          pad={18}
          radius={2}
          fill="surface"
          line="line"
          gap={20}
          minHeight={328}
        >
          <Glass face={face} />
          <Column gap={8}>
            <Text size={17} weight={700}>
              {title}
            </Text>
            <Text size={15} tone="muted">
              {verdict}
            </Text>
          </Column>
        </Panel>
      ))}
      <Selection x={428} y={28} width={192} height={336} />
    </>
  ),
};
