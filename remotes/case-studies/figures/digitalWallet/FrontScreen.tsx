import { Column, Panel, Row, Space, Text } from '../kit/drawing';
import { Phone } from '../kit/screen';
import { CARDS, Slot, WalletCard, Waves } from './cards';

interface FrontProps {
  x?: number;
  y?: number;
  hasNotes?: boolean;
}

const [EVERYDAY] = CARDS;

/** The side of the wallet shown to others: one card, three pockets, nothing to read in a queue. */
export function FrontScreen({ x, y, hasNotes = false }: FrontProps) {
  const note = (n: number) => (hasNotes ? n : undefined);
  return (
    <Phone
      x={x}
      y={y}
      gap={20}
      footer={
        <Panel fill="none" pad={16} gap={14}>
          <Row note={note(3)} gap={9} isTop>
            {CARDS.map((item, index) => (
              <Slot key={item.name} item={item} isOut={index === 0} />
            ))}
          </Row>
          <Panel note={note(4)} fill="accentWash" pad={12} radius={22}>
            <Text size={15} weight={600} tone="accent" align="middle" isLine text="Go inside" />
          </Panel>
        </Panel>
      }
    >
      <Space h={6} />
      <WalletCard note={note(1)} item={EVERYDAY} />
      <Column note={note(2)} gap={8}>
        <Waves size={50} />
        <Text size={22} weight={700} align="middle" isLine text="Hold near the reader" />
        <Text size={14} tone="muted" align="middle" isLine text="Works without signal" />
      </Column>
    </Phone>
  );
}
