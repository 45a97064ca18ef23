import { Column, Panel, phoneFigure, Row, Text } from '../kit/drawing';
import { Button, Icon, Phone, Rule, Segments } from '../kit/screen';

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
      <Text size={14} isLine text={name} />
      <Text size={13} tone="muted" align="end" isLine text={was} />
      <Text size={14} weight={600} align="end" isLine text={now} />
    </Row>
  );
}

export const amount = phoneFigure(() => (
  <Phone title="How much?" right="close" gap={16} action={<Button radius={24}>Cook with 3 leeks</Button>}>
    <Segments options={['People', 'Leeks', 'Tins']} selected={1} />
    <Panel note={1} pad={12} radius={14} line="accent" lineWidth={2}>
      <Row columns={[28, 1, 28]}>
        <Text size={26} tone="accent" align="middle" isLine text="–" />
        <Text size={22} weight={700} align="middle" isLine text="3 leeks" />
        <Icon name="plus" size={26} tone="accent" />
      </Row>
    </Panel>
    <Column note={2} gap={8}>
      {CHANGES.flatMap((row) => [change(row), <Rule key={`${row[0]} rule`} />])}
    </Column>
    <Panel note={3} fill="second" pad={12} radius={4} gap={2}>
      <Text size={14} weight={700} tone="secondWash" isLine text="Soften 15 minutes, not 18" />
      <Text size={13} tone="secondWash" text="Minutes do not multiply with leeks." />
    </Panel>
    <Text size={15} weight={600} align="middle" isLine text="Feeds 3, or 2 and a lunch" />
  </Phone>
));
