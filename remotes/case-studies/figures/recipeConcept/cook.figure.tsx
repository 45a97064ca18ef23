import { definePicture, Panel, Path, phoneFigure, Row, Text, Titled } from '../kit/drawing';
import { Button, Phone } from '../kit/screen';
import { BEANS, totalMinutes } from './dishes';
import { Pot } from './Pot';
import { FlatTape } from './Tape';

const NOW_MINUTE = 24;
const HEIGHT = 40;

/** The whole tape, horizontal, with a pointer at the current minute. */
const NowTape = definePicture(HEIGHT + 44, ({ width }) => {
  const span = totalMinutes(BEANS);
  const nowX = (NOW_MINUTE / span) * width;
  return (
    <>
      <FlatTape at={[0, 20, width]} dish={BEANS} span={span} height={HEIGHT} />
      <Path d={`M${nowX} 12v${HEIGHT + 16}`} line="accent" lineWidth={3} />
      <Path d={`M${nowX - 8} 0h16l-8 13z`} fill="accent" />
      <Text at={[0, HEIGHT + 26, 60]} size={12.5} tone="muted" isLine text="18:00" />
      <Text at={[width - 60, HEIGHT + 26, 60]} size={12.5} tone="muted" align="end" isLine text="18:36" />
    </>
  );
});

export const cook = phoneFigure(() => (
  <Phone title="Simmering" right="list" gap={18}>
    <Titled
      note={1}
      title="Free until 18:34"
      detail="Then half a lemon, and the crumbs"
      size={30}
      weight={700}
      detailSize={14}
    />
    <NowTape note={2} />
    <Panel note={3} fill="second" pad={16} radius={4} gap={8}>
      <Text size={18} weight={700} tone="secondWash" isLine text="Or use five of them now" />
      <Text size={14} tone="secondWash">
        Tear 60 g of bread, fry it in 1 tbsp of oil until brown, stir in the mustard.
      </Text>
      <Text size={14} weight={600} tone="secondWash" isLine text="Start by 18:29 at the latest" />
    </Panel>
    <Row gap={10}>
      <Button kind="outline" radius={24} text="Not yet" />
      <Button radius={24}>Start crumbs</Button>
    </Row>
    <Row columns={[56, 1]} gap={14}>
      <Pot content="beans" size={56} />
      <Titled title="In the pan" detail="Leeks, oil, garlic, thyme, beans, stock" gap={1} />
    </Row>
  </Phone>
));
