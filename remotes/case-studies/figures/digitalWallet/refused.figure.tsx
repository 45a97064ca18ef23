import { Note } from '../kit/annotate';
import { Button } from '../kit/controls';
import type { FigureDrawing } from '../kit/drawFigure';
import { Column, Panel, Row, Space } from '../kit/layout';
import { ListRow } from '../kit/lists';
import { ActionBar, Phone } from '../kit/Phone';
import { Text } from '../kit/Text';
import { CARDS, Slot } from './cards';
import { CLASP } from './product';

const [, JOINT, TRAVEL] = CARDS;

export const refused: FigureDrawing = {
  widthPx: 400,
  heightPx: 720,
  product: CLASP,
  draw: () => (
    <Phone
      gap={28}
      footer={
        <ActionBar>
          <Button kind="outline" radius={24}>
            Pay another way
          </Button>
        </ActionBar>
      }
    >
      <Space h={14} />
      <Note n={1}>
        <Column gap={8}>
          <Text size={28} weight={700}>
            Not with this card
          </Text>
          <Text size={16}>Everyday was turned down by the bank. Nothing was taken.</Text>
        </Column>
      </Note>
      <Note n={2}>
        <Column gap={12}>
          <Text size={15} weight={600} isLine>
            Hold out another one
          </Text>
          <Row gap={14} isTop>
            <Slot item={JOINT} />
            <Slot item={TRAVEL} />
          </Row>
        </Column>
      </Note>
      <Note n={3}>
        <Panel pad={14} gap={10}>
          <ListRow title="Why?" detail="A shop is never told. Your bank shows the reason inside." />
        </Panel>
      </Note>
    </Phone>
  ),
};
