import { Dimension } from '../kit/annotate';
import type { FigureDrawing } from '../kit/drawFigure';
import { usePalette } from '../kit/palette';
import { Text } from '../kit/Text';
import { LOPE } from './product';
import { CAP_SHARE, heightMm, toArcMinutes, TYPE } from './sizes';

/** What is drawn, its size on the glass, and where its baseline stands. */
const ROWS = [
  ['136', TYPE.number, 148],
  ['Ease off', TYPE.word, 218],
  ['4.2 km', TYPE.quiet, 276],
  ['PACE /KM', TYPE.draftLabel, 366],
] as const;

/** Pixels for each millimetre of the watch. */
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
        <text
          x={28}
          y={baseline}
          fontSize={drawnSize}
          fontWeight={size === TYPE.draftLabel ? 400 : 700}
          fill={palette.ink}
        >
          {sample}
        </text>
        <Dimension
          x={350}
          y={baseline - mm * SCALE}
          length={mm * SCALE}
          label={`${mm.toFixed(1)} mm`}
          isVertical
          labelWidth={90}
          size={17}
        />
        <Text x={480} y={middle - 15} width={92} size={22} weight={700} align="end" isLine>
          {`${Math.round(toArcMinutes(mm))}′`}
        </Text>
      </g>
    );
  });
}

function Floor() {
  const palette = usePalette();
  return (
    <>
      <path d={`M28 ${FLOOR_Y}H572`} stroke={palette.redline} strokeWidth={1.5} strokeDasharray="6 5" />
      <Text x={28} y={FLOOR_Y + 10} width={382} size={16} weight={600} tone="redline" isLine>
        20′, my floor for a runner
      </Text>
    </>
  );
}

export const legibility: FigureDrawing = {
  widthPx: 600,
  heightPx: 424,
  product: LOPE,
  background: 'surface',
  draw: () => (
    <>
      <Text x={360} y={20} width={90} size={15} tone="muted" isLine>
        height
      </Text>
      <Text x={480} y={20} width={92} size={15} tone="muted" align="end" isLine>
        angle
      </Text>
      <Specimens />
      <Floor />
    </>
  ),
};
