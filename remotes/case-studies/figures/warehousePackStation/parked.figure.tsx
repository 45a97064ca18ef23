import { definePicture, figure, Rect, Space, Text, Titled } from '../kit/drawing';
import { BenchScreen, Mark, SCREEN_SHEET, zone } from './BenchScreen';
import { Carton } from './Carton';
import { boxZone, Tote } from './parts';

const TAKEN = [1, 4];
const FREE_SLOT = 3;
const SLOT_HEIGHT = 66;

/** The shelf for unfinished parcels: six slots, one of them highlighted. */
const Shelf = definePicture(SLOT_HEIGHT * 2, ({ width }) => {
  const slotWidth = width / 3;
  return Array.from({ length: 6 }, (_, index) => {
    const [n, left, top] = [index + 1, (index % 3) * slotWidth, Math.floor(index / 3) * SLOT_HEIGHT];
    const isMeant = n === FREE_SLOT;
    return (
      <g key={n}>
        <Rect
          at={[left, top, slotWidth, SLOT_HEIGHT]}
          fill={isMeant ? 'accentWash' : 'screen'}
          line="lineStrong"
        />
        {isMeant ? (
          <Rect at={[left + 2, top + 2, slotWidth - 4, SLOT_HEIGHT - 4]} line="ink" lineWidth={3} />
        ) : null}
        {TAKEN.includes(n) ? <Carton at={[left + 18, top + 27, slotWidth - 18]} size={40} /> : null}
        <Text
          at={[left + 8, top + 6, 60]}
          size={isMeant ? 30 : 14}
          weight={isMeant ? 700 : 600}
          tone={isMeant ? 'ink' : 'muted'}
          isLine
          text={`P${n}`}
        />
      </g>
    );
  });
});

export const parked = figure(
  SCREEN_SHEET,
  () => (
    <>
      <BenchScreen
        active={2}
        zones={[
          zone(
            'From 118',
            8,
            <Space h={26} />,
            <Tote size={70} />,
            <Text size={13} tone="muted" align="middle" text="Tote may go back" />,
          ),
          boxZone('Leave it open'),
          zone(
            'Onto shelf P3',
            14,
            <Shelf />,
            <Titled
              title="Scan the code on P3"
              detail="Slip: blue mug missing"
              size={20}
              weight={700}
              detailSize={16}
              detailTone="ink"
              gap={4}
            />,
          ),
        ]}
      />
      <Mark n={1} side="right" to={[494, 150]} />
      <Mark n={2} side="right" to={[494, 298]} />
    </>
  ),
  { floor: 18.4, narrow: [[[1, 4, 542, 418]]] },
);
