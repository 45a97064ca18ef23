import { Note } from '../kit/annotate';
import { Segments } from '../kit/controls';
import type { FigureDrawing } from '../kit/drawFigure';
import { Column, Panel, Row } from '../kit/layout';
import { AppBar, Phone, TabBar } from '../kit/Phone';
import { Text } from '../kit/Text';
import { BEANS, busyMinutes, OMELETTE, SOUP, totalMinutes, type Dish } from './dishes';
import { Pot, type PotContent } from './Pot';
import { TRIVET } from './product';
import { FlatTape } from './Tape';

const LONGEST = totalMinutes(SOUP);

function dishCard(dish: Dish, content: PotContent) {
  return (
    <Panel pad={12} radius={14} line="line">
      <Row columns={[62, 1]} gap={12}>
        <Pot content={content} size={62} />
        <Column gap={5}>
          <Text size={14} weight={600}>
            {dish.title}
          </Text>
          <FlatTape dish={dish} span={LONGEST} height={18} />
          <Text size={12.5} tone="muted" isLine>
            {`${busyMinutes(dish)} busy, ${totalMinutes(dish)} in all`}
          </Text>
        </Column>
      </Row>
    </Panel>
  );
}

export const tonight: FigureDrawing = {
  widthPx: 400,
  heightPx: 720,
  product: TRIVET,
  draw: () => (
    <Phone
      header={<AppBar title="Tonight" left="list" right="search" />}
      gap={12}
      footer={
        <TabBar
          selected={0}
          tabs={[
            ['home', 'Tonight'],
            ['box', 'To buy'],
            ['heart', 'Kept'],
          ]}
        />
      }
    >
      <Text size={19} weight={700}>
        How long do you want to stand?
      </Text>
      <Note n={1} reach={36}>
        <Segments options={['10 min', '20 min', 'Any']} selected={1} />
      </Note>
      {dishCard(SOUP, 'soup')}
      <Note n={2} reach={36}>
        {dishCard(BEANS, 'beans')}
      </Note>
      <Note n={3} reach={36}>
        {dishCard(OMELETTE, 'omelette')}
      </Note>
    </Phone>
  ),
};
