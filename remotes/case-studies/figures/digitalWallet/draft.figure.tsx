import { Column, definePicture, Dot, Panel, Path, phoneFigure, Row, Text } from '../kit/drawing';
import { Chip, IconTile, ListRow, Phone, TabBar } from '../kit/screen';
import { CARDS, WalletCard } from './cards';

const [EVERYDAY] = CARDS;
const ACTIONS = [
  ['share', 'Send'],
  ['down', 'Ask'],
  ['plus', 'Top up'],
  ['search', 'Scan'],
] as const;

/** A card with the edge of the next one, and the pagination dots. */
const Carousel = definePicture(152, () => (
  <>
    <Path d="M264 8h44v116h-44z" fill="second" />
    <WalletCard at={[0, 0, 256]} item={EVERYDAY} height={132} nameSize={19} />
    {[0, 1, 2, 3, 4].map((dot) => (
      <Dot key={dot} at={[112 + dot * 16, 146, 4]} fill={dot === 0 ? 'accent' : 'lineStrong'} />
    ))}
  </>
));

export const draft = phoneFigure(() => (
  <Phone
    title="Clasp"
    left="list"
    right="bell"
    gap={12}
    pad={12}
    footer={<TabBar selected={0} tabs={{ home: 'Home', card: 'Pay', star: 'Offers', person: 'Me' }} />}
  >
    <Row columns={[1, 84]}>
      <Column gap={0}>
        <Text size={13} tone="muted" isLine text="All accounts" />
        <Text size={28} weight={700} isLine text="£1,284.50" />
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
          <Text size={12} align="middle" isLine text={label} />
        </Column>
      ))}
    </Row>
    <Panel fill="secondWash" pad={12}>
      <Text size={13} weight={600} tone="second">
        2% back on fuel until Sunday. Tap to add it to your card.
      </Text>
    </Panel>
    <ListRow
      icon="box"
      iconSize={38}

      title="Corner Bakery"
      detail="Today"
      value="£4.20"
    />
    <ListRow
      icon="pin"
      iconSize={38}

      title="Bus, line 12"
      detail="Today"
      value="£2.75"
    />
  </Phone>
));
