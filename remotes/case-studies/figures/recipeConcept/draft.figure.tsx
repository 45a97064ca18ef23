import { Column, Panel, phoneFigure, Row, Text } from '../kit/drawing';
import { Button, Icon, Phone } from '../kit/screen';
import { Pot } from './Pot';

const INGREDIENTS = [
  '2 leeks',
  '3 tbsp olive oil',
  '2 cloves of garlic',
  '3 sprigs of thyme',
  '2 tins white beans',
  '200 ml stock',
  '60 g stale bread',
  '½ lemon',
];

function half(start: number) {
  return (
    <Column gap={3}>
      {INGREDIENTS.slice(start, start + 4).map((line) => (
        <Text key={line} size={12.5} isLine text={line} />
      ))}
    </Column>
  );
}

export const draft = phoneFigure(() => (
  <Phone title="Recipe" right="heart" gap={9} pad={13} action={<Button radius={24}>Save recipe</Button>}>
    <Panel fill="accentWash" pad={10}>
      <Pot content="beans" size={112} />
    </Panel>
    <Text size={19} weight={700} isLine text="White beans and leeks" />
    <Row columns={[18, 30, 0.5, 0.5]} gap={6}>
      <Icon name="star" size={18} tone="accent" />
      <Text size={13} isLine text="4.6" />
      <Text size={13} tone="muted" isLine text="Prep: 10 min" />
      <Text size={13} tone="muted" isLine text="Cook: 25 min" />
    </Row>
    <Text size={14} weight={600} isLine text="Ingredients" />
    <Row columns={[1, 148]} gap={8} isTop>
      {half(0)}
      {half(4)}
    </Row>
    <Text size={14} weight={600} isLine text="Method" />
    <Text
      size={12.5}
      tone="muted"
      text="1. Slice and wash the leeks. Soften them in two thirds of the oil, about 12 minutes. Meanwhile slice the garlic. Add it with the thyme, then the drained beans and the stock, and simmer for 12 minutes."
    />
  </Phone>
));
