import { Column, figure, Row, Text } from '../kit/drawing';
import { Arrow, Down, FlowBox } from '../kit/marks';

export const loop = figure([640, 520], () => (
  <>
    <Row at={[28, 32, 584]} gap={16} isTop>
      <FlowBox title="A shade I own" detail="By brand and name" />
      <FlowBox title="By eye" detail="A place on the map" />
      <FlowBox title="Two questions" detail="Sun, and jewellery" />
    </Row>
    {[119, 320, 521].map((x) => (
      <Arrow key={x} points={`${x},98 ${x},126`} />
    ))}
    <Column at={[28, 132, 584]}>
      <FlowBox
        title="One shade and its two neighbours"
        detail="Always three, never a single answer"
        kind="accent"
      />
      <Down h={30} />
    </Column>
    <Column at={[176, 224, 288]}>
      <FlowBox title="Three sachets by post, £2.40" detail="Numbered A, B, C" />
      <Down h={30} />
      <FlowBox title="By the window, on the jaw" detail="Which one disappeared?" kind="question" />
      <Down h={48} />
      <FlowBox title="Jar, less £2.40" detail="The shade is kept on the map" kind="accent" />
    </Column>
    <Text at={[332, 392, 120]} size={13} weight={600} tone="accent" isLine text="one of them" />
    <FlowBox at={[512, 310, 100]} title="A step" detail="One more sachet, free" kind="second" />
    <Arrow points="464,347 508,347" />
    <Text at={[464, 325, 44]} size={13} weight={600} tone="second" align="middle" isLine text="none" />
    <Arrow points="562,306 562,202" isDashed />
    <FlowBox at={[28, 310, 100]} title="Leave it" detail="Nothing more is sent" isDashed />
    <Arrow points="176,347 132,347" isDashed />
  </>
));
