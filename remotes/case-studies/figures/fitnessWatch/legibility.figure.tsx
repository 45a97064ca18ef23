import { figure, Path, Text, usePalette } from '../kit/drawing';
import { Glyphs } from '../kit/Glyphs';
import { Dimension } from '../kit/marks';
import { CAP_SHARE, heightMm, toArcMinutes, TYPE } from './sizes';

/** The text, its size on the glass, and the position of its baseline. */
const ROWS = [
  ['136', TYPE.number, 148],
  ['Ease off', TYPE.word, 218],
  ['4.2 km', TYPE.quiet, 276],
  ['PACE /KM', TYPE.draftLabel, 366],
] as const;

/** Pixels per millimetre of the watch. */
const SCALE = 10;
const FLOOR_Y = 306;

function Specimens() {
  const palette = usePalette();
  return ROWS.map(([sample, size, baseline]) => {
    const mm = heightMm(size);
    const drawnSize = (mm * SCALE) / CAP_SHARE;
    const middle = baseline - (mm * SCALE) / 2;
    return (
      <g key={sample}>
        <Glyphs
          line={sample}
          x={28}
          baseline={baseline}
          size={drawnSize}
          weight={size === TYPE.draftLabel ? 400 : 700}
          fill={palette.ink}
        />
        <Dimension
          x={350}
          y={baseline - mm * SCALE}
          length={mm * SCALE}
          label={`${mm.toFixed(1)} mm`}
          isVertical
          labelWidth={90}
          size={19}
        />
        <Text
          at={[440, middle - 15, 112]}
          size={22}
          weight={700}
          align="end"
          isLine
          text={`${Math.round(toArcMinutes(mm))}′`}
        />
      </g>
    );
  });
}

function Floor() {
  return (
    <>
      <Path d={`M28 ${FLOOR_Y}H572`} line="redline" lineWidth={1.5} dash="6 5" />
      <Text
        at={[28, FLOOR_Y + 10, 382]}
        size={19}
        weight={600}
        tone="redline"
        isLine
        text="20′, my floor for a runner"
      />
    </>
  );
}

export const legibility = figure(
  [600, 424, 'surface'],
  () => (
    <>
      <Text at={[360, 20, 90]} size={19} tone="muted" isLine text="height" />
      <Text at={[440, 20, 112]} size={19} tone="muted" align="end" isLine text="angle" />
      <Specimens />
      <Floor />
    </>
  ),
  { narrow: [[[20, 0, 536, 424]]] },
);
