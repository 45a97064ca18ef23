import type { ReactNode } from 'react';
import { Note } from '../kit/annotate';
import { Column, Panel, Row, Space } from '../kit/layout';
import { Phone } from '../kit/Phone';
import { Text } from '../kit/Text';
import { CARDS, Slot, WalletCard, Waves } from './cards';

interface FrontProps {
  x?: number;
  y?: number;
  hasNotes?: boolean;
}

const [EVERYDAY] = CARDS;

/** A part with its numbered mark, in the figure that explains it. */
function marked(part: ReactNode, n: number, isOn: boolean, reach = 36) {
  return isOn ? (
    <Note n={n} reach={reach}>
      {part}
    </Note>
  ) : (
    part
  );
}

/** The side of the wallet that is held out: one card, three pockets, nothing to read in a queue. */
export function FrontScreen({ x, y, hasNotes = false }: FrontProps) {
  return (
    <Phone
      x={x}
      y={y}
      gap={20}
      footer={
        <Panel fill="none" pad={16} gap={14}>
          {marked(
            <Row gap={9} isTop>
              {CARDS.map((item, index) => (
                <Slot key={item.name} item={item} isOut={index === 0} />
              ))}
            </Row>,
            3,
            hasNotes,
          )}
          {marked(
            <Panel fill="accentWash" pad={12} radius={22}>
              <Text size={15} weight={600} tone="accent" align="middle" isLine>
                Go inside
              </Text>
            </Panel>,
            4,
            hasNotes,
          )}
        </Panel>
      }
    >
      <Space h={6} />
      {marked(<WalletCard item={EVERYDAY} />, 1, hasNotes)}
      {marked(
        <Column gap={8}>
          <Waves size={50} />
          <Text size={22} weight={700} align="middle" isLine>
            Hold near the reader
          </Text>
          <Text size={14} tone="muted" align="middle" isLine>
            Works without signal
          </Text>
        </Column>,
        2,
        hasNotes,
      )}
    </Phone>
  );
}
