import { Note } from '../kit/annotate';
import { Chip } from '../kit/controls';
import type { FigureDrawing } from '../kit/drawFigure';
import { Icon } from '../kit/icons';
import { Column, Panel, Row } from '../kit/layout';
import { Rule } from '../kit/lists';
import { AppBar, Phone } from '../kit/Phone';
import { Text } from '../kit/Text';
import { SLOE } from './product';

const PARTS = [
  ['Aqua', 'water, more than half of it'],
  ['Dicaprylyl carbonate', 'lets it spread, leaves no film'],
  ['Glycerin', 'holds water in the skin'],
  ['CI 77891, 77491, 77492, 77499', 'the colour: white, red, yellow and black'],
] as const;

function ingredient(name: string, purpose: string) {
  return (
    <Column key={name} gap={9}>
      <Column gap={1}>
        <Text size={13.5} weight={600} isLine>
          {name}
        </Text>
        <Text size={12.5} tone="muted" isLine>
          {purpose}
        </Text>
      </Column>
      <Rule />
    </Column>
  );
}

export const contents: FigureDrawing = {
  widthPx: 400,
  heightPx: 720,
  product: SLOE,
  draw: () => (
    <Phone header={<AppBar title="What is in it" />} gap={12} pad={12}>
      <Note n={1}>
        <Column gap={8}>
          <Text size={13} weight={600} isLine>
            You avoid
          </Text>
          <Row columns={[84, 64, 1]} gap={8}>
            <Chip>fragrance</Chip>
            <Chip>lanolin</Chip>
            <Chip fill="card" line="lineStrong" tone="ink">
              Edit
            </Chip>
          </Row>
        </Column>
      </Note>
      <Panel fill="accentWash" radius={20} pad={14}>
        <Row columns={[24, 1]} gap={10}>
          <Icon name="check" tone="accent" />
          <Text size={14} weight={600} tone="accent" isLine>
            Neither is in any shade
          </Text>
        </Row>
      </Panel>
      <Note n={2}>
        <Panel pad={14} gap={9} radius={20}>
          <Text size={12} tone="muted" isLine>
            14 ingredients, the most first
          </Text>
          {PARTS.map(([name, purpose]) => ingredient(name, purpose))}
          <Row columns={[1, 18]} gap={8}>
            <Text size={13.5} weight={600} tone="accent" isLine>
              And 10 more
            </Text>
            <Icon name="down" size={18} tone="accent" />
          </Row>
        </Panel>
      </Note>
      <Note n={3}>
        <Panel fill="secondWash" radius={20} pad={14} gap={4}>
          <Text size={14} weight={600} tone="second" isLine>
            What it does not do
          </Text>
          <Text size={13}>
            No sun protection, and no cover for redness. Wear your own sunscreen under it.
          </Text>
        </Panel>
      </Note>
    </Phone>
  ),
};
