import { Dot, figure, Panel, Text } from '../kit/drawing';

const PLACES = ['Sign-up', 'Home', 'Form', 'Error', 'Help'];

/** Where users learn about each limit. */
const ROWS = [
  { limit: 'Code, 4 digits', before: [0, 0, 0, 1, 0], after: [1, 0, 1, 1, 1] },
  { limit: 'Accounts, 2', before: [0, 0, 0, 1, 1], after: [1, 1, 1, 0, 1] },
  { limit: 'Loan, 6 hours', before: [0, 0, 0, 0, 1], after: [0, 1, 1, 0, 1] },
] as const;

function Matrix({ x, side, title }: { x: number; side: 'before' | 'after'; title: string }) {
  return (
    <>
      <Panel at={[x, 24, 288]} pad={0} minHeight={332} radius={2} fill="surface" line="line" />
      <Text at={[x + 18, 40, 250]} size={17} weight={700} isLine text={title} />
      {ROWS.map(({ limit, [side]: shown }, row) => (
        <g key={limit}>
          <Text at={[x + 18, 84 + row * 74, 250]} size={14} weight={600} isLine text={limit} />
          {shown.map((isShown, place) => {
            const cx = x + 44 + place * 50;
            const cy = 124 + row * 74;
            return (
              <Dot
                key={PLACES[place]}
                at={[cx, cy, isShown ? 11 : 4]}
                fill={isShown && side === 'after' ? 'second' : 'lineStrong'}
              />
            );
          })}
        </g>
      ))}
      {PLACES.map((place, index) => (
        <Text
          key={place}
          at={[x + 14 + index * 50, 312, 60]}
          size={12}
          tone="muted"
          align="middle"
          text={place}
        />
      ))}
    </>
  );
}

export const limits = figure(
  [640, 380],
  () => (
    <>
      <Matrix x={24} side="before" title="Where the app says it today" />
      <Matrix x={328} side="after" title="Where I would tell it" />
    </>
  ),
  { narrow: [[[16, 8, 304, 364]], [[320, 8, 304, 364]]] },
);
