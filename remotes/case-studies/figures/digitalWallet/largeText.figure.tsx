import { Note } from '../kit/annotate';
import type { FigureDrawing } from '../kit/drawFigure';
import { Icon } from '../kit/icons';
import { Column, Panel, Row } from '../kit/layout';
import { usePalette } from '../kit/palette';
import { definePart } from '../kit/part';
import { Phone } from '../kit/Phone';
import { Text } from '../kit/Text';
import { CARDS, WalletCard, type WalletItem } from './cards';
import { CLASP } from './product';

const [EVERYDAY] = CARDS;

const Swatch = definePart<{ item: WalletItem; isOut: boolean }>(
  () => 30,
  function DrawSwatch({ item, isOut, x, y }) {
    const palette = usePalette();
    return (
      <rect
        x={x}
        y={y}
        width={44}
        height={30}
        rx={6}
        fill={isOut ? 'none' : palette[item.fill]}
        stroke={palette[isOut ? 'lineStrong' : item.fill]}
        strokeDasharray={isOut ? '4 4' : undefined}
      />
    );
  },
);

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
        <Text size={28} weight={isOut ? 700 : 600} isLine>
          {item.name}
        </Text>
        {isOut ? <Icon name="check" size={28} stroke={3} tone="accent" /> : <Column />}
      </Row>
    </Panel>
  );
}

export const largeText: FigureDrawing = {
  widthPx: 400,
  heightPx: 720,
  product: CLASP,
  draw: () => (
    <Phone
      gap={12}
      footer={
        <Panel fill="none" pad={12} padX={16} gap={8}>
          <Note n={2}>
            <Column gap={8}>{CARDS.map((item, index) => pocketRow(item, index === 0))}</Column>
          </Note>
          <Panel fill="accentWash" pad={6} radius={24}>
            <Text size={28} weight={600} tone="accent" align="middle" isLine>
              Go inside
            </Text>
          </Panel>
        </Panel>
      }
    >
      <Note n={1}>
        <WalletCard item={EVERYDAY} height={136} nameSize={40} digitsSize={28} />
      </Note>
      <Text size={40} weight={700}>
        Hold near the reader
      </Text>
      <Text size={26} tone="muted">
        Works without signal
      </Text>
    </Phone>
  ),
};
