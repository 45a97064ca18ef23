import type { FigureDrawing } from '../kit/drawFigure';
import { Panel } from '../kit/layout';
import { usePalette } from '../kit/palette';
import { Text } from '../kit/Text';
import { SIXPENCE } from './product';

const PLACES = ['Sign-up', 'Home', 'Form', 'Error', 'Help'];

/** Where each limit is told, by place. */
const ROWS = [
  { limit: 'Code, 4 digits', before: [0, 0, 0, 1, 0], after: [1, 0, 1, 1, 1] },
  { limit: 'Accounts, 2', before: [0, 0, 0, 1, 1], after: [1, 1, 1, 0, 1] },
  { limit: 'Loan, 6 hours', before: [0, 0, 0, 0, 1], after: [0, 1, 1, 0, 1] },
] as const;

function Matrix({ x, side, title }: { x: number; side: 'before' | 'after'; title: string }) {
  const palette = usePalette();
  return (
    <>
      <Panel x={x} y={24} width={288} pad={0} minHeight={332} radius={2} fill="surface" line="line" />
      <Text x={x + 18} y={40} width={250} size={17} weight={700} isLine>
        {title}
      </Text>
      {ROWS.map(({ limit, [side]: told }, row) => (
        <g key={limit}>
          <Text x={x + 18} y={84 + row * 74} width={250} size={14} weight={600} isLine>
            {limit}
          </Text>
          {told.map((isTold, place) => {
            const cx = x + 44 + place * 50;
            const cy = 124 + row * 74;
            return (
              <circle
                key={PLACES[place]}
                cx={cx}
                cy={cy}
                r={isTold ? 11 : 4}
                fill={isTold && side === 'after' ? palette.second : palette.lineStrong}
              />
            );
          })}
        </g>
      ))}
      {PLACES.map((place, index) => (
        <Text key={place} x={x + 14 + index * 50} y={312} width={60} size={12} tone="muted" align="middle">
          {place}
        </Text>
      ))}
    </>
  );
}

export const limits: FigureDrawing = {
  widthPx: 640,
  heightPx: 380,
  product: SIXPENCE,
  draw: () => (
    <>
      <Matrix x={24} side="before" title="Where it is told today" />
      <Matrix x={328} side="after" title="Where I would tell it" />
    </>
  ),
};
