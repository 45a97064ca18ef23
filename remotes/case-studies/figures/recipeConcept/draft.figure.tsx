import { Button } from '../kit/controls';
import type { FigureDrawing } from '../kit/drawFigure';
import { Icon } from '../kit/icons';
import { Column, Panel, Row } from '../kit/layout';
import { ActionBar, AppBar, Phone } from '../kit/Phone';
import { Text } from '../kit/Text';
import { Pot } from './Pot';
import { TRIVET } from './product';

const INGREDIENTS = [
  '2 leeks',
  '3 tbsp olive oil',
  '2 cloves of garlic',
  '3 sprigs of thyme',
  '2 tins of white beans',
  '200 ml stock',
  '60 g stale bread',
  '½ lemon',
];

function half(start: number) {
  return (
    <Column gap={3}>
      {INGREDIENTS.slice(start, start + 4).map((line) => (
        <Text key={line} size={12.5} isLine>
          {line}
        </Text>
      ))}
    </Column>
  );
}

export const draft: FigureDrawing = {
  widthPx: 400,
  heightPx: 720,
  product: TRIVET,
  draw: () => (
    <Phone
      header={<AppBar title="Recipe" right="heart" />}
      gap={10}
      pad={14}
      footer={
        <ActionBar>
          <Button radius={24}>Save recipe</Button>
        </ActionBar>
      }
    >
      <Panel fill="accentWash" pad={10}>
        <Pot content="beans" size={112} />
      </Panel>
      <Text size={19} weight={700} isLine>
        White beans and leeks
      </Text>
      <Row columns={[18, 30, 0.5, 0.5]} gap={6}>
        <Icon name="star" size={18} tone="accent" />
        <Text size={13} isLine>
          4.6
        </Text>
        <Text size={13} tone="muted" isLine>
          Prep: 10 min
        </Text>
        <Text size={13} tone="muted" isLine>
          Cook: 25 min
        </Text>
      </Row>
      <Text size={14} weight={600} isLine>
        Ingredients
      </Text>
      <Row columns={[1, 148]} gap={8} isTop>
        {half(0)}
        {half(4)}
      </Row>
      <Text size={14} weight={600} isLine>
        Method
      </Text>
      <Text size={12.5} tone="muted">
        1. Slice and wash the leeks. Soften them in two thirds of the oil, about 12 minutes. Meanwhile slice
        the garlic. Add it with the thyme, then the drained beans and the stock, and simmer for 12 minutes.
      </Text>
    </Phone>
  ),
};
