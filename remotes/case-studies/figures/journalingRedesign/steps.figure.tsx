import { Column, figure, Text } from '../kit/drawing';
import { Dimension, Down, FlowBox } from '../kit/marks';

export const steps = figure(
  [480, 600],
  () => (
    <>
      <Text at={[28, 24, 200]} size={17} weight={700} isLine text="Version one" />
      <Column at={[28, 58, 186]}>
        <FlowBox title="Unlock phone" />
        <Down />
        <FlowBox title="Dismiss streak" isDashed />
        <Down />
        <FlowBox title="Choose a face" isDashed />
        <Down />
        <FlowBox title="Write 50 words" kind="accent" />
        <Down />
        <FlowBox title="Add a tag" isDashed />
        <Down />
        <FlowBox title="Save" />
        <Down />
        <FlowBox title="Close the praise" isDashed />
      </Column>
      <Text at={[266, 24, 200]} size={17} weight={700} isLine text="Redesign" />
      <Column at={[266, 58, 186]}>
        <FlowBox title="Unlock phone" />
        <Down />
        <FlowBox title="Write one line" kind="accent" />
        <Down />
        <FlowBox title="Put it away" />
      </Column>
      <Dimension x={28} y={568} length={186} label="7 steps" labelWidth={90} size={14} />
      <Dimension x={266} y={296} length={186} label="3 steps" labelWidth={90} size={14} />
    </>
  ),
  { floor: 15, narrow: [[[22, 0, 444, 600]]] },
);
