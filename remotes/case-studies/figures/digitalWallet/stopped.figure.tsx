import { Note } from '../kit/annotate';
import type { FigureDrawing } from '../kit/drawFigure';
import { Icon } from '../kit/icons';
import { Column, Panel, Row } from '../kit/layout';
import { Rule } from '../kit/lists';
import { definePart } from '../kit/part';
import { Phone } from '../kit/Phone';
import { Text } from '../kit/Text';
import { CARDS, MiniCard, type WalletItem } from './cards';
import { CLASP } from './product';

/** The address bar of somebody else's browser. */
const AddressBar = definePart<object>(
  () => 52,
  ({ x, y, width }) => (
    <Panel x={x + 12} y={y + 6} width={width - 24} pad={10} radius={20} fill="sunken">
      <Row columns={[18, 1]} gap={8}>
        <Icon name="lock" size={18} tone="muted" />
        <Text size={14} isLine>
          clasp.example/stop
        </Text>
      </Row>
    </Panel>
  ),
);

function stoppedRow(item: WalletItem) {
  return (
    <Row key={item.name} columns={[52, 1, 66]} gap={12}>
      <MiniCard item={item} />
      <Column gap={0}>
        <Text size={15} weight={600} isLine>
          {item.name}
        </Text>
        <Text size={12.5} tone="muted" isLine>
          {`Debit ·· ${item.digits}`}
        </Text>
      </Column>
      <Text size={14} weight={600} align="end" isLine>
        Stopped
      </Text>
    </Row>
  );
}

export const stopped: FigureDrawing = {
  widthPx: 400,
  heightPx: 720,
  product: CLASP,
  draw: () => (
    <Phone header={<AddressBar />} gap={13}>
      <Note n={1}>
        <Column gap={6}>
          <Text size={25} weight={700}>
            Nobody can pay with your phone
          </Text>
          <Text size={14} tone="muted" isLine>
            All three cards, since 10:19
          </Text>
        </Column>
      </Note>
      <Panel pad={12} gap={9}>
        {CARDS.flatMap((item, index) => [
          ...(index > 0 ? [<Rule key={`${item.name} rule`} />] : []),
          stoppedRow(item),
        ])}
      </Panel>
      <Note n={2}>
        <Panel pad={14} fill="secondWash">
          <Row columns={[24, 1]} gap={12} isTop>
            <Icon name="info" tone="second" />
            <Text size={14}>Plastic cards still work, and tickets still open gates.</Text>
          </Row>
        </Panel>
      </Note>
      <Note n={3}>
        <Column gap={4}>
          <Text size={15} weight={600} isLine>
            Found it?
          </Text>
          <Text size={14} tone="muted">
            Start each card again on the phone itself, after your face or your code.
          </Text>
        </Column>
      </Note>
      <Column gap={4}>
        <Text size={15} weight={600} isLine>
          Help a finder
        </Text>
        <Text size={14} tone="muted">
          Its locked screen shows 07700 900342, the number you gave us.
        </Text>
      </Column>
    </Phone>
  ),
};
