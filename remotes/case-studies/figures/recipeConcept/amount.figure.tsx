import { Note } from '../kit/annotate';
import { Button, Segments } from '../kit/controls';
import type { FigureDrawing } from '../kit/drawFigure';
import { Icon } from '../kit/icons';
import { Column, Panel, Row } from '../kit/layout';
import { Rule } from '../kit/lists';
import { ActionBar, AppBar, Phone } from '../kit/Phone';
import { Text } from '../kit/Text';
import { TRIVET } from './product';

const CHANGES = [
  ['White beans', '2 tins', '3 tins'],
  ['Stock', '200 ml', '300 ml'],
  ['Bread', '60 g', '90 g'],
  ['Garlic', '2', '3'],
  ['Lemon', '½', '1, small'],
] as const;

function change([name, was, now]: (typeof CHANGES)[number]) {
  return (
    <Row key={name} columns={[1, 62, 70]} gap={6}>
      <Text size={14} isLine>
        {name}
      </Text>
      <Text size={13} tone="muted" align="end" isLine>
        {was}
      </Text>
      <Text size={14} weight={600} align="end" isLine>
        {now}
      </Text>
    </Row>
  );
}

export const amount: FigureDrawing = {
  widthPx: 400,
  heightPx: 720,
  product: TRIVET,
  draw: () => (
    <Phone
      header={<AppBar title="How much?" right="close" />}
      gap={16}
      footer={
        <ActionBar>
          <Button radius={24}>Cook with 3 leeks</Button>
        </ActionBar>
      }
    >
      <Segments options={['People', 'Leeks', 'Tins']} selected={1} />
      <Note n={1} reach={36}>
        <Panel pad={12} radius={14} line="accent" lineWidth={2}>
          <Row columns={[28, 1, 28]}>
            <Text size={26} tone="accent" align="middle" isLine>
              –
            </Text>
            <Text size={22} weight={700} align="middle" isLine>
              3 leeks
            </Text>
            <Icon name="plus" size={26} tone="accent" />
          </Row>
        </Panel>
      </Note>
      <Note n={2} reach={36}>
        <Column gap={8}>{CHANGES.flatMap((row) => [change(row), <Rule key={`${row[0]} rule`} />])}</Column>
      </Note>
      <Note n={3} reach={36}>
        <Panel fill="second" pad={12} radius={4} gap={2}>
          <Text size={14} weight={700} tone="secondWash" isLine>
            Soften 15 minutes, not 18
          </Text>
          <Text size={13} tone="secondWash">
            Minutes do not multiply with leeks.
          </Text>
        </Panel>
      </Note>
      <Text size={15} weight={600} align="middle" isLine>
        Feeds 3, or 2 and a lunch
      </Text>
    </Phone>
  ),
};
