import type { ReactNode } from 'react';
import { Column, Row } from '../kit/layout';
import { usePalette, type Tone } from '../kit/palette';
import { definePart } from '../kit/part';
import { Text } from '../kit/Text';

/** Square and orange: soonest, with anyone. Round and violet: later, with one's own doctor. */
export type Lane = 'soonest' | 'own';

const LANE_TONES = { soonest: 'second', own: 'accent' } as const;
const SILL = 5;

export const LaneMark = definePart<{ lane: Lane; size?: number }>(
  ({ size = 14 }) => size,
  function DrawLaneMark({ lane, size = 14, x, y }) {
    const palette = usePalette();
    const radius = lane === 'own' ? size / 2 : 0;
    return <rect x={x} y={y} width={size} height={size} rx={radius} fill={palette[LANE_TONES[lane]]} />;
  },
);

interface SillCardProps {
  children: ReactNode;
  /** Whatever is chosen stands on a sill of this colour. */
  sill?: Tone;
  pad?: number;
  gap?: number;
}

export const SillCard = definePart<SillCardProps>(
  ({ children, pad = 14, gap = 6 }, widthPx) =>
    Column.measure({ children, gap }, widthPx - pad * 2) + pad * 2 + SILL,
  function DrawSillCard({ children, sill, pad = 14, gap = 6, x, y, width }) {
    const palette = usePalette();
    const height = Column.measure({ children, gap }, width - pad * 2) + pad * 2;
    return (
      <>
        <path
          d={`M${x + 0.5} ${y + height}v${-height + 0.5}h${width - 1}v${height - 0.5}`}
          fill={palette.card}
          stroke={palette[sill ?? 'line']}
        />
        <rect
          x={x}
          y={y + height}
          width={width}
          height={sill ? SILL : 1}
          fill={palette[sill ?? 'lineStrong']}
        />
        <Column x={x + pad} y={y + pad} width={width - pad * 2} gap={gap}>
          {children}
        </Column>
      </>
    );
  },
);

interface OfferProps {
  lane: Lane;
  day: string;
  time: string;
  who: string;
  isChosen?: boolean;
}

function offerParts({ lane, day, time, who }: OfferProps) {
  return [
    <Row key="lane" columns={[14, 1]} gap={8}>
      <LaneMark lane={lane} />
      <Text size={12.5} weight={600} tone={LANE_TONES[lane]} isLine>
        {lane === 'soonest' ? 'Soonest, with anyone' : 'With your own doctor'}
      </Text>
    </Row>,
    <Row key="when" columns={[1, 76]}>
      <Text size={17} weight={700} isLine>
        {day}
      </Text>
      <Text size={20} weight={700} align="end" isLine>
        {time}
      </Text>
    </Row>,
    <Text key="who" size={13} tone="muted">
      {who}
    </Text>,
  ];
}

/** One of the two appointments a patient is offered. */
export const Offer = definePart<OfferProps>(
  (props, widthPx) => SillCard.measure({ children: offerParts(props) }, widthPx),
  ({ x, y, width, ...props }) => (
    <SillCard x={x} y={y} width={width} sill={props.isChosen ? LANE_TONES[props.lane] : undefined}>
      {offerParts(props)}
    </SillCard>
  ),
);
