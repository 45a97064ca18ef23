import { definePart, Panel, phoneFigure, Row, Text, Titled } from '../kit/drawing';
import { Icon, Phone, Rule } from '../kit/screen';
import { CARDS, MiniCard, type WalletItem } from './cards';

/** The address bar of another person's browser. */
const AddressBar = definePart(52, ({ x, y, width }) => (
  <Panel at={[x + 12, y + 6, width - 24]} pad={10} radius={20} fill="sunken">
    <Row columns={[18, 1]} gap={8}>
      <Icon name="lock" size={18} tone="muted" />
      <Text size={14} isLine text="clasp.example/stop" />
    </Row>
  </Panel>
));

function stoppedRow(item: WalletItem) {
  return (
    <Row key={item.name} columns={[52, 1, 66]} gap={12}>
      <MiniCard item={item} />
      <Titled title={item.name} detail={`Debit ·· ${item.digits}`} size={15} detailSize={12.5} gap={0} />
      <Text size={14} weight={600} align="end" isLine text="Stopped" />
    </Row>
  );
}

export const stopped = phoneFigure(() => (
  <Phone header={<AddressBar />} gap={13}>
    <Titled
      note={1}
      title="Nobody can pay with your phone"
      detail="All three cards, since 10:19"
      size={25}
      weight={700}
      detailSize={14}
      gap={6}
    />
    <Panel pad={12} gap={9}>
      {CARDS.flatMap((item, index) => [
        ...(index > 0 ? [<Rule key={`${item.name} rule`} />] : []),
        stoppedRow(item),
      ])}
    </Panel>
    <Panel note={2} pad={14} fill="secondWash">
      <Row columns={[24, 1]} gap={12} isTop>
        <Icon name="info" tone="second" />
        <Text size={14}>Plastic cards still work, and tickets still open gates.</Text>
      </Row>
    </Panel>
    <Titled
      note={3}
      title="Found it?"
      detail="Start each card again on the phone itself, after your face or your code."
      size={15}
      detailSize={14}
      gap={4}
    />
    <Titled
      title="Help a finder"
      detail="Its locked screen shows 07700 900342, the number you gave us."
      size={15}
      detailSize={14}
      gap={4}
    />
  </Phone>
));
