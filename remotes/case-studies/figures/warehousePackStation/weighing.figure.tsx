import { definePicture, figure, Rect, Space, Text, Titled, type Tone } from '../kit/drawing';
import { Icon } from '../kit/screen';
import { BenchScreen, Mark, SCREEN_SHEET, zone } from './BenchScreen';
import { CARTON_GRAMS, EXPECTED_GRAMS, Jar, Mug, ORDER, PAPER_GRAMS, Towel } from './items';
import { beltZone } from './parts';

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

/** The reading of the scale, part by part, and the missing part. */
const WeightBar = definePicture(112, ({ width }) => {
  const toX = (value: number) => (value / EXPECTED_GRAMS) * width;
  const starts = PARTS.map((_, index) => PARTS.slice(0, index).reduce((sum, [part]) => sum + part, 0));
  const pictures = [
    [starts[1], TOWEL.grams, Towel],
    [starts[2], HONEY.grams, Jar],
    [starts[3], MUG.grams, Mug],
  ] as const;
  return (
    <>
      {pictures.map(([start = 0, length, Picture]) => (
        <Picture key={start} size={26} x={toX(start)} y={0} width={toX(start + length) - toX(start)} />
      ))}
      {PARTS.map(([part, tone], index) => (
        <Rect key={tone} at={[toX(starts[index] ?? 0), 32, toX(part) - 2, 30]} fill={tone} />
      ))}
      <Rect
        at={[toX(MEASURED_GRAMS) + 1, 33, toX(MUG.grams) - 2, 28]}
        fill="card"
        line="danger"
        lineWidth={2}
        dash="5 4"
      />
      <Text
        at={[toX(MEASURED_GRAMS), 36, toX(MUG.grams)]}
        size={17}
        weight={700}
        tone="danger"
        align="middle"
        isLine
        text="?"
      />
      <Text at={[0, 70, width]} size={14} weight={600} isLine>
        {`${grams(MEASURED_GRAMS)} on the scale`}
      </Text>
      <Text at={[0, 95, width]} size={13} tone="muted" isLine>
        {`${grams(EXPECTED_GRAMS)} expected`}
      </Text>
    </>
  );
});

export const weighing = figure(
  SCREEN_SHEET,
  () => (
    <>
      <BenchScreen
        active={1}
        zones={[
          zone(
            'From 118',
            8,
            <Space h={30} />,
            <Icon name="check" size={40} stroke={2.6} tone="success" />,
            <Text size={13} tone="muted" align="middle" text="Four of four scanned" />,
          ),
          zone(
            'Into box C',
            14,
            <Titled
              title={`${MUG.grams} g short`}
              detail="That is one enamel mug."
              size={32}
              weight={700}
              detailSize={16}
              detailTone="ink"
              gap={1}
            />,
            <WeightBar />,
          ),
          beltZone('Waits for the scale'),
        ]}
      />
      <Mark n={1} side="right" to={[372, 136]} />
      <Mark n={2} side="left" to={[146, 281]} />
      <Mark n={3} side="bottom" to={[272, 376]} />
    </>
  ),
  { floor: 18.4, narrow: [[[1, 4, 542, 418]]] },
);
