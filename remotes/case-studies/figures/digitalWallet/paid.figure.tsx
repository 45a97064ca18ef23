import { Note } from '../kit/annotate';
import { Button } from '../kit/controls';
import type { FigureDrawing } from '../kit/drawFigure';
import { Icon } from '../kit/icons';
import { Column, Panel, Row, Space } from '../kit/layout';
import { usePalette } from '../kit/palette';
import { definePart } from '../kit/part';
import { ActionBar, Phone } from '../kit/Phone';
import { Text } from '../kit/Text';
import { CARDS, MiniCard } from './cards';
import { CLASP } from './product';

const [EVERYDAY] = CARDS;

/** A tick in the clasp's half circle. */
const BigTick = definePart<object>(
  () => 72,
  function DrawBigTick({ x, y, width }) {
    const palette = usePalette();
    return (
      <>
        <circle cx={x + width / 2} cy={y + 36} r={36} fill={palette.secondWash} />
        <Icon name="check" size={44} tone="second" stroke={4} x={x} y={y + 14} width={width} />
      </>
    );
  },
);

/** Two buzzes as they are felt, on a line of time. */
const Buzz = definePart<object>(
  () => 14,
  function DrawBuzz({ x, y, width }) {
    const palette = usePalette();
    return (
      <>
        <path d={`M${x} ${y + 7}h${width}`} stroke={palette.lineStrong} />
        <path d={`M${x + 6} ${y}h16v14h-16zM${x + 34} ${y}h16v14h-16z`} fill={palette.accent} />
      </>
    );
  },
);

export const paid: FigureDrawing = {
  widthPx: 400,
  heightPx: 720,
  product: CLASP,
  draw: () => (
    <Phone
      gap={18}
      footer={
        <ActionBar>
          <Note n={3}>
            <Button radius={24}>Done</Button>
          </Note>
        </ActionBar>
      }
    >
      <Space h={8} />
      <BigTick />
      <Note n={1}>
        <Column gap={2}>
          <Text size={54} weight={700} align="middle" isLine>
            £4.20
          </Text>
          <Text size={18} align="middle" isLine>
            paid to Corner Bakery
          </Text>
        </Column>
      </Note>
      <Panel pad={14}>
        <Row columns={[60, 1]} gap={14}>
          <MiniCard item={EVERYDAY} />
          <Column gap={2}>
            <Text size={14} weight={600} isLine>
              with Everyday
            </Text>
            <Text size={13} tone="muted" isLine>
              Today, 10:24
            </Text>
          </Column>
        </Row>
      </Panel>
      <Note n={2}>
        <Panel pad={14}>
          <Row columns={[60, 1]} gap={14}>
            <Buzz />
            <Column gap={2}>
              <Text size={14} weight={600} isLine>
                Two short buzzes
              </Text>
              <Text size={13} tone="muted">
                Also read aloud: “Four pounds twenty, paid.”
              </Text>
            </Column>
          </Row>
        </Panel>
      </Note>
    </Phone>
  ),
};
