import { Chip } from '../kit/controls';
import type { FigureDrawing } from '../kit/drawFigure';
import { Column, Panel, Row } from '../kit/layout';
import { IconTile, ListRow } from '../kit/lists';
import { usePalette } from '../kit/palette';
import { definePart } from '../kit/part';
import { AppBar, Phone, TabBar } from '../kit/Phone';
import { Text } from '../kit/Text';
import { CARDS, WalletCard } from './cards';
import { CLASP } from './product';

const [EVERYDAY] = CARDS;
const ACTIONS = [
  ['share', 'Send'],
  ['down', 'Ask'],
  ['plus', 'Top up'],
  ['search', 'Scan'],
] as const;

/** A card with the edge of the next one, and the dots that say so. */
const Carousel = definePart<object>(
  () => 152,
  function DrawCarousel({ x, y }) {
    const palette = usePalette();
    return (
      <>
        <path d={`M${x + 264} ${y + 8}h44v116h-44z`} fill={palette.second} />
        <WalletCard item={EVERYDAY} height={132} nameSize={19} x={x} y={y} width={256} />
        {[0, 1, 2, 3, 4].map((dot) => (
          <circle
            key={dot}
            cx={x + 112 + dot * 16}
            cy={y + 146}
            r={4}
            fill={palette[dot === 0 ? 'accent' : 'lineStrong']}
          />
        ))}
      </>
    );
  },
);

export const draft: FigureDrawing = {
  widthPx: 400,
  heightPx: 720,
  product: CLASP,
  draw: () => (
    <Phone
      header={<AppBar title="Clasp" left="list" right="bell" />}
      gap={12}
      pad={12}
      footer={
        <TabBar
          selected={0}
          tabs={[
            ['home', 'Home'],
            ['card', 'Pay'],
            ['star', 'Offers'],
            ['person', 'Me'],
          ]}
        />
      }
    >
      <Row columns={[1, 84]}>
        <Column gap={0}>
          <Text size={13} tone="muted" isLine>
            All accounts
          </Text>
          <Text size={28} weight={700} isLine>
            £1,284.50
          </Text>
        </Column>
        <Chip>Gold, 240</Chip>
      </Row>
      <Carousel />
      <Row gap={8}>
        {ACTIONS.map(([icon, label]) => (
          <Column key={label} gap={4}>
            <Row columns={[0.5, 44, 0.5]}>
              <Text> </Text>
              <IconTile name={icon} size={44} />
              <Text> </Text>
            </Row>
            <Text size={12} align="middle" isLine>
              {label}
            </Text>
          </Column>
        ))}
      </Row>
      <Panel fill="secondWash" pad={12}>
        <Text size={13} weight={600} tone="second">
          2% back on fuel until Sunday. Tap to add it to your card.
        </Text>
      </Panel>
      <ListRow
        lead={<IconTile name="box" size={38} />}
        leadWidth={38}
        title="Corner Bakery"
        detail="Today"
        value="£4.20"
      />
      <ListRow
        lead={<IconTile name="pin" size={38} />}
        leadWidth={38}
        title="Bus, line 12"
        detail="Today"
        value="£2.75"
      />
    </Phone>
  ),
};
