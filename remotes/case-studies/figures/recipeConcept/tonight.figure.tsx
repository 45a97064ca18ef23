import { Column, Panel, phoneFigure, Row, Text } from '../kit/drawing';
import { Phone, Segments, TabBar } from '../kit/screen';
import { BEANS, busyMinutes, OMELETTE, SOUP, totalMinutes, type Dish } from './dishes';
import { Pot, type PotContent } from './Pot';
import { FlatTape } from './Tape';

const LONGEST = totalMinutes(SOUP);

function dishCard(dish: Dish, content: PotContent) {
  return (
    <Panel pad={12} radius={14} line="line">
      <Row columns={[62, 1]} gap={12}>
        <Pot content={content} size={62} />
        <Column gap={5}>
          <Text size={14} weight={600} text={dish.title} />
          <FlatTape dish={dish} span={LONGEST} height={18} />
          <Text size={12.5} tone="muted" isLine>
            {`${busyMinutes(dish)} busy, ${totalMinutes(dish)} in all`}
          </Text>
        </Column>
      </Row>
    </Panel>
  );
}

export const tonight = phoneFigure(() => (
  <Phone
    title="Tonight"
    left="list"
    right="search"
    gap={12}
    footer={<TabBar selected={0} tabs={{ home: 'Tonight', box: 'To buy', heart: 'Kept' }} />}
  >
    <Text size={19} weight={700} text="How long do you want to stand?" />
    <Segments note={1} options={['10 min', '20 min', 'Any']} selected={1} />
    {dishCard(SOUP, 'soup')}
    <Column note={2}>{dishCard(BEANS, 'beans')}</Column>
    <Column note={3}>{dishCard(OMELETTE, 'omelette')}</Column>
  </Phone>
));
