import { Dot, figure, Path, Text, usePalette } from '../kit/drawing';
import { Glyphs } from '../kit/Glyphs';
import { Dimension } from '../kit/marks';

const EYE = { x: 70, y: 114 } as const;
const PX_PER_CM = 5.6;
/** Half the visual angle of a capital, as a slope. Exaggerated, and the same for all three. */
const SLOPE = 0.115;
const CAP_SHARE = 0.72;

/** Comfortable distance for 16 px text: a phone in the hand. */
const NEAR_CM = 35;
const PLACES = [
  [NEAR_CM, 'in the hand'],
  [60, 'on a stand'],
  [90, 'across a bench'],
] as const;

function Sight() {
  const palette = usePalette();
  const far = 104 * PX_PER_CM;
  return (
    <>
      <Path d={`M${EYE.x} ${EYE.y}l${far} ${-far * SLOPE}v${2 * far * SLOPE}z`} fill="secondWash" />
      <Path
        d={`M${EYE.x + far} ${EYE.y - far * SLOPE}L${EYE.x} ${EYE.y}L${EYE.x + far} ${EYE.y + far * SLOPE}`}
        line="second"
      />
      <Path d={`M${EYE.x - 42} ${EYE.y}q22 -24 44 0q-22 24 -44 0z`} fill="surface" line="ink" lineWidth={2} />
      <Dot at={[EYE.x - 18, EYE.y, 7]} fill="ink" />
      {PLACES.map(([distanceCm, where], index) => {
        const reach = distanceCm * PX_PER_CM;
        const cap = 2 * SLOPE * reach;
        const x = EYE.x + reach;
        return (
          <g key={where}>
            <Glyphs
              line="H"
              x={x}
              baseline={EYE.y + cap / 2}
              size={cap / CAP_SHARE}
              weight={700}
              align="middle"
              fill={palette.ink}
            />
            <Dimension x={EYE.x} y={210 + index * 30} length={reach} label="" />
            <Text
              at={[x - 100, 190 + index * 30, 92]}
              size={13}
              weight={600}
              tone="redline"
              align="end"
              isLine
              text={`${distanceCm} cm`}
            />
            <Text
              at={[x - 65, 300, 130]}
              size={17}
              weight={700}
              align="middle"
              isLine
              text={`${Math.round((16 * distanceCm) / NEAR_CM)} px`}
            />
            <Text at={[x - 65, 324, 130]} size={13} tone="muted" align="middle" isLine text={where} />
          </g>
        );
      })}
    </>
  );
}

export const distance = figure([680, 364], Sight);
