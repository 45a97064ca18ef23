import { Column, figure, Text } from '../kit/drawing';
import { Arrow, Down, FlowBox } from '../kit/marks';

export const states = figure([640, 356], () => (
  <>
    <Column at={[196, 32, 248]}>
      <FlowBox title="Spoken once" detail="Video and voice, full speed" />
      <Down h={36} />
      <FlowBox title="Loops in silence" detail="Half speed, as long as it takes" kind="second" />
      <Down h={54} />
      <FlowBox title="Next step" detail="Spoken once, and so on" kind="accent" />
    </Column>
    <Text
      at={[330, 216, 230]}
      size={13}
      weight={600}
      tone="accent"
      isLine
      text="“next”, edge, knuckle, pedal"
    />
    <FlowBox at={[28, 112, 112]} title="Slower" detail="A quarter of the speed" />
    <Arrow points="192,138 144,138" />
    <Arrow points="140,162 192,162" isDashed />
    <FlowBox at={[500, 112, 112]} title="Stuck" detail="Which is yours?" kind="question" />
    <Arrow points="444,138 496,138" />
    <Arrow points="500,162 448,162" isDashed />
    <FlowBox at={[28, 226, 128]} title="Dims" detail="After ten minutes; the place is kept" isDashed />
    <Arrow points="196,188 176,188 176,264 160,264" isDashed />
  </>
));
