import { definePicture, Dot, Panel, Path, phoneFigure, Row, Space, Titled } from '../kit/drawing';
import { Button, Icon, Phone } from '../kit/screen';
import { CARDS, MiniCard } from './cards';

const [EVERYDAY] = CARDS;

/** A tick in the clasp's half circle. */
const BigTick = definePicture(72, ({ width }) => (
  <>
    <Dot at={[width / 2, 36, 36]} fill="secondWash" />
    <Icon at={[0, 14, width]} name="check" size={44} tone="second" stroke={4} />
  </>
));

/** Two vibrations on a timeline. */
const Buzz = definePicture(14, ({ width }) => (
  <>
    <Path d={`M0 7h${width}`} line="lineStrong" />
    <Path d="M6 0h16v14h-16zM34 0h16v14h-16z" fill="accent" />
  </>
));

export const paid = phoneFigure(() => (
  <Phone
    gap={18}
    action={
      <Button note={3} radius={24}>
        Done
      </Button>
    }
  >
    <Space h={8} />
    <BigTick />
    <Titled
      note={1}
      title="£4.20"
      detail="paid to Corner Bakery"
      size={54}
      weight={700}
      detailSize={18}
      detailTone="ink"
      align="middle"
    />
    <Panel pad={14}>
      <Row columns={[60, 1]} gap={14}>
        <MiniCard item={EVERYDAY} />
        <Titled title="with Everyday" detail="Today, 13:07" />
      </Row>
    </Panel>
    <Panel note={2} pad={14}>
      <Row columns={[60, 1]} gap={14}>
        <Buzz />
        <Titled title="Two short buzzes" detail="Also read aloud: “Four pounds twenty, paid.”" />
      </Row>
    </Panel>
  </Phone>
));
