import { Note } from '../kit/annotate';
import { Segments } from '../kit/controls';
import type { FigureDrawing } from '../kit/drawFigure';
import { Column, Panel, Row } from '../kit/layout';
import { IconTile, ListRow, Rule } from '../kit/lists';
import { AppBar, Phone } from '../kit/Phone';
import { Text } from '../kit/Text';
import { CLASP } from './product';

function dayHead(day: string, total: string) {
  return (
    <Row columns={[1, 90]}>
      <Text size={14} weight={700} isLine>
        {day}
      </Text>
      <Text size={14} tone="muted" align="end" isLine>
        {total}
      </Text>
    </Row>
  );
}

export const inside: FigureDrawing = {
  widthPx: 400,
  heightPx: 720,
  product: CLASP,
  draw: () => (
    <Phone header={<AppBar title="Inside" left="close" right="search" />} gap={14} pad={14}>
      <Segments options={['Payments', 'Cards', 'Passes']} selected={0} />
      <Note n={1} reach={38}>
        <Panel pad={14} gap={2}>
          <Text size={13} tone="muted" isLine>
            Everyday, after pending payments
          </Text>
          <Text size={28} weight={700} isLine>
            £312.80
          </Text>
        </Panel>
      </Note>
      {dayHead('Today', '£6.95')}
      <Panel pad={12} gap={10}>
        <Note n={2} reach={50}>
          <ListRow
            lead={<IconTile name="box" />}
            title="Corner Bakery"
            detail="Everyday, receipt kept"
            value="£4.20"
            valueWidth={58}
          />
        </Note>
        <Rule />
        <ListRow
          lead={<IconTile name="pin" />}
          title="Bus, line 12"
          detail="Everyday, 08:51"
          value="£2.75"
          valueWidth={58}
        />
      </Panel>
      {dayHead('Yesterday', '£59.40')}
      <Panel pad={12} gap={10}>
        <ListRow
          lead={<IconTile name="home" fill="secondWash" tone="second" />}
          title="Market hall"
          detail="Joint, receipt kept"
          value="£41.40"
          valueWidth={58}
        />
        <Rule />
        <ListRow
          lead={<IconTile name="book" />}
          title="Quay Books"
          detail="Everyday, 12:30"
          value="£18.00"
          valueWidth={58}
        />
      </Panel>
      <Note n={3} reach={38}>
        <Column>
          <ListRow
            lead={<IconTile name="list" />}
            title="Order of the pockets"
            detail="Everyday, Joint, Travel"
          />
        </Column>
      </Note>
    </Phone>
  ),
};
