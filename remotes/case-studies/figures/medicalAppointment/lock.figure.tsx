import { Selection } from '../kit/annotate';
import type { FigureDrawing } from '../kit/drawFigure';
import { Column, Panel, Row } from '../kit/layout';
import { usePalette } from '../kit/palette';
import { definePart } from '../kit/part';
import { Text } from '../kit/Text';
import { HATCH } from './product';

/** The app's sign: an opening above a sill. */
const Sign = definePart<object>(
  () => 34,
  function DrawSign({ x, y }) {
    const palette = usePalette();
    return (
      <>
        <rect x={x} y={y} width={34} height={34} rx={7} fill={palette.accent} />
        <path
          d={`M${x + 10} ${y + 22}v-6a7 7 0 0 1 14 0v6`}
          fill="none"
          stroke={palette.onAccent}
          strokeWidth={2.5}
        />
        <path d={`M${x + 7} ${y + 24}h20`} stroke={palette.onAccent} strokeWidth={4} />
      </>
    );
  },
);

const LEVELS = [
  ['Nothing', 'A note for you. Open Hatch when you are alone.'],
  ['Time only', '9:10 today. Open Hatch to see where.'],
  ['Everything', '9:10, Nurse Quill, about the ear. Side door, Mill Lane.'],
] as const;

export const lock: FigureDrawing = {
  widthPx: 480,
  heightPx: 396,
  product: HATCH,
  draw: () => (
    <>
      {LEVELS.map(([level, text], index) => (
        <Row key={level} x={20} y={28 + index * 118} width={440} columns={[106, 1]} gap={14}>
          <Column gap={2}>
            <Text size={16} weight={700} isLine>
              {level}
            </Text>
            {index === 1 ? (
              <Text size={13.5} tone="muted" isLine>
                set at first
              </Text>
            ) : null}
          </Column>
          <Panel pad={16} radius={14} minHeight={98}>
            <Row columns={[34, 1]} gap={14} isTop>
              <Sign />
              <Column gap={2}>
                <Row columns={[1, 50]}>
                  <Text size={14} weight={600} isLine>
                    Hatch
                  </Text>
                  <Text size={13} tone="muted" align="end" isLine>
                    7:30
                  </Text>
                </Row>
                <Text size={15}>{text}</Text>
              </Column>
            </Row>
          </Panel>
        </Row>
      ))}
      <Selection x={134} y={140} width={332} height={110} />
    </>
  ),
};
