import { figure, Path, Text } from '../kit/drawing';
import { Dimension } from '../kit/marks';

/** A 15 inch panel: 304.8 mm wide with 1,024 px. */
const MM_PER_PX = 304.8 / 1024;
const CAP_SHARE = 0.7;
const EYE_MM = 1000;
const BASELINE = 142;
const STEP = 118;
const LEFT = 30;

const SIZES = [
  { px: 22, sample: 'Pkd', use: 'Table of the first draft' },
  { px: 28, sample: 'Belt', use: 'Smallest text on any screen' },
  { px: 34, sample: 'Mug', use: 'Names and the button' },
  { px: 43, sample: 'Tray', use: 'What to do next' },
  { px: 85, sample: '1/2', use: 'How many are left' },
] as const;

function capMm(px: number): number {
  return px * CAP_SHARE * MM_PER_PX;
}

/** The visual angle of a capital at the packer's eye, in minutes of arc. */
function minutesOfArc(px: number): number {
  return (Math.atan(capMm(px) / EYE_MM) * 180 * 60) / Math.PI;
}

function Sizes() {
  return SIZES.map(({ px, sample, use }, index) => {
    const x = LEFT + index * STEP;
    const drawn = px * 0.8;
    const isSmall = minutesOfArc(px) < 20;
    const tone = isSmall ? 'danger' : 'ink';
    const capDrawn = drawn * 0.73;
    return (
      <g key={px}>
        <Text
          at={[x, BASELINE - drawn * 1.04, STEP + 14]}
          size={drawn}
          weight={600}
          tone={tone}
          isLine
          text={sample}
        />
        <Dimension x={x - 11} y={BASELINE - capDrawn} length={capDrawn} label="" isVertical />
        <Text
          at={[x, BASELINE + 22, STEP]}
          size={26}
          weight={700}
          tone={tone}
          isLine
          text={`${minutesOfArc(px).toFixed(0)}′`}
        />
        <Text at={[x, BASELINE + 60, STEP - 18]} size={14} weight={600} isLine text={`${px} px`} />
        <Text at={[x, BASELINE + 80, STEP - 18]} size={14} tone="muted" isLine>
          {`${capMm(px).toFixed(1)} mm tall`}
        </Text>
        <Text at={[x, BASELINE + 108, STEP - 20]} size={14} text={use} />
        <Path d={`M${x - 16} ${BASELINE + 0.5}h${STEP - 8}`} line="line" />
      </g>
    );
  });
}

function Limit() {
  const x = LEFT + STEP - 26;
  return (
    <>
      <Path d={`M${x} 24V312`} line="redline" lineWidth={1.5} dash="5 4" />
      <Text
        at={[x + 12, 26, 280]}
        size={14}
        weight={600}
        tone="redline"
        isLine
        text="20′: nothing smaller is used"
      />
    </>
  );
}

export const distance = figure(
  [640, 336, 'surface'],
  () => (
    <>
      <Sizes />
      <Limit />
    </>
  ),
  { narrow: [[[10, 0, 354, 336]], [[364, 0, 262, 336]]] },
);
