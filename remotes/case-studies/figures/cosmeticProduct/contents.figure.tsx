import { Column, Panel, phoneFigure, Row, Text, Titled } from '../kit/drawing';
import { Chip, Icon, Phone, Rule } from '../kit/screen';

const PARTS = [
  ['Aqua', 'water, more than half of it'],
  ['Dicaprylyl carbonate', 'lets it spread, leaves no film'],
  ['Glycerin', 'holds water in the skin'],
  ['CI 77891, 77491, 77492, 77499', 'the colour: white, red, yellow and black'],
] as const;

function ingredient(name: string, purpose: string) {
  return (
    <Column key={name} gap={9}>
      <Titled title={name} detail={purpose} size={13.5} detailSize={12.5} gap={1} />
      <Rule />
    </Column>
  );
}

export const contents = phoneFigure(() => (
  <Phone title="What is in it" gap={11} pad={11}>
    <Column note={1} gap={8}>
      <Text size={13} weight={600} isLine text="You avoid" />
      <Row columns={[84, 64, 1]} gap={8}>
        <Chip>fragrance</Chip>
        <Chip>lanolin</Chip>
        <Chip fill="card" line="lineStrong" tone="ink" text="Edit" />
      </Row>
    </Column>
    <Panel fill="accentWash" radius={20} pad={14}>
      <Row columns={[24, 1]} gap={10}>
        <Icon name="check" tone="accent" />
        <Text size={14} weight={600} tone="accent" isLine text="Neither is in any shade" />
      </Row>
    </Panel>
    <Panel note={2} pad={14} gap={9} radius={20}>
      <Text size={12} tone="muted" isLine text="14 ingredients, the most first" />
      {PARTS.map(([name, purpose]) => ingredient(name, purpose))}
      <Row columns={[1, 18]} gap={8}>
        <Text size={13.5} weight={600} tone="accent" isLine text="And 10 more" />
        <Icon name="down" size={18} tone="accent" />
      </Row>
    </Panel>
    <Panel note={3} fill="secondWash" radius={20} pad={14} gap={4}>
      <Text size={14} weight={600} tone="second" isLine text="What it does not do" />
      <Text size={13}>No sun protection, and no cover for redness. Wear your own sunscreen under it.</Text>
    </Panel>
  </Phone>
));
