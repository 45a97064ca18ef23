import { Column, definePicture, Panel, phoneFigure, Rect, Row, Text } from '../kit/drawing';
import { Icon, Phone } from '../kit/screen';
import { CARDS, WalletCard, type WalletItem } from './cards';

const [EVERYDAY] = CARDS;

const Swatch = definePicture<{ item: WalletItem; isOut: boolean }>(30, ({ item, isOut }) => (
  <Rect
    at={[0, 0, 44, 30]}
    rx={6}
    fill={isOut ? 'none' : item.fill}
    line={isOut ? 'lineStrong' : item.fill}
    dash={isOut ? '4 4' : undefined}
  />
));

function pocketRow(item: WalletItem, isOut: boolean) {
  return (
    <Panel
      key={item.name}
      pad={8}
      padX={12}
      radius={12}
      line={isOut ? 'accent' : 'line'}
      lineWidth={isOut ? 2 : 1}
    >
      <Row columns={[44, 1, 28]} gap={12}>
        <Swatch item={item} isOut={isOut} />
        <Text size={28} weight={isOut ? 700 : 600} isLine text={item.name} />
        {isOut ? <Icon name="check" size={28} stroke={3} tone="accent" /> : <Column />}
      </Row>
    </Panel>
  );
}

export const largeText = phoneFigure(() => (
  <Phone
    gap={12}
    footer={
      <Panel fill="none" pad={12} padX={16} gap={8}>
        <Column note={2} gap={8}>
          {CARDS.map((item, index) => pocketRow(item, index === 0))}
        </Column>
        <Panel fill="accentWash" pad={6} radius={24}>
          <Text size={28} weight={600} tone="accent" align="middle" isLine text="Go inside" />
        </Panel>
      </Panel>
    }
  >
    <WalletCard note={1} item={EVERYDAY} height={136} nameSize={40} digitsSize={28} />
    <Text size={40} weight={700} text="Hold near the reader" />
    <Text size={26} tone="muted" text="Works without signal" />
  </Phone>
));
