import type { FigureDrawing } from '../kit/drawFigure';
import { Icon } from '../kit/icons';
import { Column, Space } from '../kit/layout';
import { usePalette, type Tone } from '../kit/palette';
import { definePart } from '../kit/part';
import { Text } from '../kit/Text';
import { BenchScreen, Mark, SCREEN_FIGURE } from './BenchScreen';
import { CARTON_GRAMS, EXPECTED_GRAMS, Jar, Mug, ORDER, PAPER_GRAMS, Towel } from './items';
import { Belt } from './parts';
import { SNUG } from './product';

const [TOWEL, HONEY, MUG] = ORDER;
const MEASURED_GRAMS = EXPECTED_GRAMS - MUG.grams;

const PARTS: readonly (readonly [number, Tone])[] = [
  [CARTON_GRAMS + PAPER_GRAMS, 'second'],
  [TOWEL.grams, 'lineStrong'],
  [HONEY.grams, 'warning'],
  [MUG.grams, 'info'],
];

function grams(value: number): string {
  return `${value.toLocaleString('en-GB')} g`;
}

/** What the scale reads, part by part, and the part that it misses. */
const WeightBar = definePart<object>(
  () => 104,
  function DrawWeightBar({ x, y, width }) {
    const palette = usePalette();
    const toX = (value: number) => x + (value / EXPECTED_GRAMS) * width;
    const starts = PARTS.map((_, index) => PARTS.slice(0, index).reduce((sum, [part]) => sum + part, 0));
    const pictures = [
      [starts[1], TOWEL.grams, Towel],
      [starts[2], HONEY.grams, Jar],
      [starts[3], MUG.grams, Mug],
    ] as const;
    return (
      <>
        {pictures.map(([start = 0, length, Picture]) => (
          <Picture key={start} size={26} x={toX(start)} y={y} width={toX(start + length) - toX(start)} />
        ))}
        {PARTS.map(([part, tone], index) => (
          <rect
            key={tone}
            x={toX(starts[index] ?? 0)}
            y={y + 32}
            width={toX(part) - x - 2}
            height={30}
            fill={palette[tone]}
          />
        ))}
        <rect
          x={toX(MEASURED_GRAMS) + 1}
          y={y + 33}
          width={toX(MUG.grams) - x - 2}
          height={28}
          fill={palette.card}
          stroke={palette.danger}
          strokeWidth={2}
          strokeDasharray="5 4"
        />
        <Text
          x={toX(MEASURED_GRAMS)}
          y={y + 36}
          width={toX(MUG.grams) - x}
          size={17}
          weight={700}
          tone="danger"
          align="middle"
          isLine
        >
          ?
        </Text>
        <Text x={x} y={y + 70} width={width} size={14} weight={600} isLine>
          {`${grams(MEASURED_GRAMS)} on the scale`}
        </Text>
        <Text x={x} y={y + 88} width={width} size={13} tone="muted" isLine>
          {`${grams(EXPECTED_GRAMS)} expected`}
        </Text>
      </>
    );
  },
);

export const weighing: FigureDrawing = {
  ...SCREEN_FIGURE,
  product: SNUG,
  draw: () => (
    <>
      <BenchScreen
        active={1}
        zones={[
          {
            title: 'From 118',
            content: (
              <Column gap={8}>
                <Space h={30} />
                <Icon name="check" size={40} stroke={2.6} tone="success" />
                <Text size={13} tone="muted" align="middle">
                  Four of four scanned
                </Text>
              </Column>
            ),
          },
          {
            title: 'Into box C',
            content: (
              <Column gap={20}>
                <Column gap={1}>
                  <Text size={32} weight={700} isLine>
                    {`${MUG.grams} g short`}
                  </Text>
                  <Text size={16} isLine>
                    That is one enamel mug.
                  </Text>
                </Column>
                <WeightBar />
              </Column>
            ),
          },
          {
            title: 'Onto belt 2',
            content: (
              <Column gap={12}>
                <Space h={18} />
                <Belt />
                <Text size={13} tone="muted" align="middle">
                  Waits for the scale
                </Text>
              </Column>
            ),
          },
        ]}
      />
      <Mark n={1} side="right" to={[372, 136]} />
      <Mark n={2} side="left" to={[150, 281]} />
      <Mark n={3} side="bottom" to={[272, 371]} />
    </>
  ),
};
