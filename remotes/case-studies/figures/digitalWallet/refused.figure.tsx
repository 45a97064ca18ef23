import { Column, Panel, phoneFigure, Row, Space, Text, Titled } from '../kit/drawing';
import { Button, ListRow, Phone } from '../kit/screen';
import { CARDS, Slot } from './cards';

const [, JOINT, TRAVEL] = CARDS;

export const refused = phoneFigure(() => (
  <Phone gap={28} action={<Button kind="outline" radius={24} text="Pay another way" />}>
    <Space h={14} />
    <Titled
      note={1}
      title="Not with this card"
      detail="Everyday was turned down by the bank. Nothing was taken."
      size={28}
      weight={700}
      detailSize={16}
      detailTone="ink"
      gap={8}
    />
    <Column note={2} gap={12}>
      <Text size={15} weight={600} isLine text="Hold out another one" />
      <Row gap={14} isTop>
        <Slot item={JOINT} />
        <Slot item={TRAVEL} />
      </Row>
    </Column>
    <Panel note={3} pad={14} gap={10}>
      <ListRow title="Why?" detail="A shop is never told. Your bank shows the reason inside." />
    </Panel>
  </Phone>
));
