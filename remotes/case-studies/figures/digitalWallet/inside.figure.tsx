import { Column, Panel, phoneFigure, Row, Text } from '../kit/drawing';
import { ListRow, Phone, Rule, Segments } from '../kit/screen';

function dayHead(day: string, total: string) {
  return (
    <Row columns={[1, 90]}>
      <Text size={14} weight={700} isLine text={day} />
      <Text size={14} tone="muted" align="end" isLine text={total} />
    </Row>
  );
}

export const inside = phoneFigure(() => (
  <Phone title="Inside" left="close" right="search" gap={14} pad={14}>
    <Segments options={['Payments', 'Cards', 'Passes']} selected={0} />
    <Panel note={1} noteReach={38} pad={14} gap={2}>
      <Text size={13} tone="muted" isLine text="Everyday, after pending payments" />
      <Text size={28} weight={700} isLine text="£312.80" />
    </Panel>
    {dayHead('Today', '£6.95')}
    <Panel pad={12} gap={10}>
      <ListRow
        note={2}
        noteReach={50}
        icon="box"
        title="Corner Bakery"
        detail="Everyday, receipt kept"
        value="£4.20"
        valueWidth={58}
      />
      <Rule />
      <ListRow icon="pin" title="Bus, line 12" detail="Everyday, 08:51" value="£2.75" valueWidth={58} />
    </Panel>
    {dayHead('Yesterday', '£59.40')}
    <Panel pad={12} gap={10}>
      <ListRow
        icon="home"
        isSecond
        title="Market hall"
        detail="Joint, receipt kept"
        value="£41.40"
        valueWidth={58}
      />
      <Rule />
      <ListRow icon="book" title="Quay Books" detail="Everyday, 12:30" value="£18.00" valueWidth={58} />
    </Panel>
    <Column note={3} noteReach={38}>
      <ListRow icon="list" title="Order of the pockets" detail="Everyday, Joint, Travel" />
    </Column>
  </Phone>
));
