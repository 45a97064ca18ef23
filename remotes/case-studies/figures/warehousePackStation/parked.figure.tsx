import type { FigureDrawing } from '../kit/drawFigure';
import { Column, Space } from '../kit/layout';
import { usePalette } from '../kit/palette';
import { definePart } from '../kit/part';
import { Text } from '../kit/Text';
import { BenchScreen, Mark, SCREEN_FIGURE } from './BenchScreen';
import { Carton } from './Carton';
import { Tote } from './parts';
import { SNUG } from './product';

const TAKEN = [1, 4];
const FREE_SLOT = 3;
const SLOT_HEIGHT = 66;

/** The shelf for unfinished parcels, six places of which one is meant. */
const Shelf = definePart<object>(
  () => SLOT_HEIGHT * 2,
  function DrawShelf({ x, y, width }) {
    const palette = usePalette();
    const slotWidth = width / 3;
    return Array.from({ length: 6 }, (_, index) => {
      const [n, left, top] = [
        index + 1,
        x + (index % 3) * slotWidth,
        y + Math.floor(index / 3) * SLOT_HEIGHT,
      ];
      const isMeant = n === FREE_SLOT;
      return (
        <g key={n}>
          <rect
            x={left}
            y={top}
            width={slotWidth}
            height={SLOT_HEIGHT}
            fill={palette[isMeant ? 'accentWash' : 'screen']}
            stroke={palette.lineStrong}
          />
          {isMeant ? (
            <rect
              x={left + 2}
              y={top + 2}
              width={slotWidth - 4}
              height={SLOT_HEIGHT - 4}
              fill="none"
              stroke={palette.ink}
              strokeWidth={3}
            />
          ) : null}
          {TAKEN.includes(n) ? <Carton size={44} x={left} y={top + 24} width={slotWidth} /> : null}
          <Text
            x={left + 8}
            y={top + 6}
            width={60}
            size={isMeant ? 30 : 14}
            weight={isMeant ? 700 : 600}
            tone={isMeant ? 'ink' : 'muted'}
            isLine
          >
            {`P${n}`}
          </Text>
        </g>
      );
    });
  },
);

export const parked: FigureDrawing = {
  ...SCREEN_FIGURE,
  product: SNUG,
  draw: () => (
    <>
      <BenchScreen
        active={2}
        zones={[
          {
            title: 'From 118',
            content: (
              <Column gap={8}>
                <Space h={26} />
                <Tote size={70} />
                <Text size={13} tone="muted" align="middle">
                  Tote may go back
                </Text>
              </Column>
            ),
          },
          {
            title: 'Into box C',
            content: (
              <Column gap={14}>
                <Space h={18} />
                <Carton size={78} isOpen />
                <Text size={13} tone="muted" align="middle">
                  Leave it open
                </Text>
              </Column>
            ),
          },
          {
            title: 'Onto shelf P3',
            content: (
              <Column gap={14}>
                <Shelf />
                <Column gap={4}>
                  <Text size={20} weight={700} isLine>
                    Scan the code on P3
                  </Text>
                  <Text size={16} isLine>
                    Slip: blue mug missing
                  </Text>
                </Column>
              </Column>
            ),
          },
        ]}
      />
      <Mark n={1} side="right" to={[494, 150]} />
      <Mark n={2} side="right" to={[494, 298]} />
    </>
  ),
};
