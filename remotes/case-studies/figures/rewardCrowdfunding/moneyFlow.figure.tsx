import { Column, figure, Text } from '../kit/drawing';
import { Arrow, Down, FlowBox } from '../kit/marks';

export const moneyFlow = figure([480, 660], () => (
  <>
    <Column at={[28, 32, 250]}>
      <FlowBox title="Pledge" detail="Card is checked, nothing is taken" />
      <Down h={30} />
      <FlowBox title="Closing day" detail="Is the goal met?" kind="question" />
      <Down h={46} />
      <FlowBox title="Money is taken and held" detail="Not by the maker, not by Rung" kind="accent" />
      <Down h={30} />
      <FlowBox title="Maker shows evidence" detail="For the next rung only" />
      <Down h={30} />
      <FlowBox title="Seven days to ask" detail="Do half the backers want a hold?" kind="question" />
      <Down h={46} />
      <FlowBox title="Rung is paid" detail="20, then 40, then 40 per cent" kind="accent" />
    </Column>
    <Text at={[162, 216, 40]} size={13} weight={600} tone="accent" isLine text="yes" />
    <Text at={[162, 527, 40]} size={13} weight={600} tone="accent" isLine text="no" />
    <FlowBox at={[336, 128, 120]} title="Lapses" detail="No charge" kind="second" />
    <Arrow points="278,160 332,160" />
    <Text at={[290, 138, 40]} size={13} weight={600} tone="second" isLine text="no" />
    <FlowBox at={[336, 412, 120]} title="Held" detail="Maker answers first" kind="second" />
    <Arrow points="278,456 332,456" />
    <Text at={[288, 434, 40]} size={13} weight={600} tone="second" isLine text="yes" />
    <Arrow points="396,408 396,356 282,356" isDashed />
    <Arrow points="28,600 12,600 12,340 24,340" isDashed />
  </>
));
