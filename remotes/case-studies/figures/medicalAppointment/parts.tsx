import type { ReactNode } from 'react';
import { Column, composePart, definePicture, Path, Rect, Row, Text, type Tone } from '../kit/drawing';

/** Square and orange: soonest, with any doctor. Round and violet: later, with the patient's own doctor. */
export type Lane = 'soonest' | 'own';

const LANE_TONES = { soonest: 'second', own: 'accent' } as const;
const SILL = 5;

export const LaneMark = definePicture<{ lane: Lane; size?: number }>(
  ({ size = 14 }) => size,
  ({ lane, size = 14 }) => {
    const radius = lane === 'own' ? size / 2 : 0;
    return <Rect at={[0, 0, size, size]} rx={radius} fill={LANE_TONES[lane]} />;
  },
);

interface SillCardProps {
  children: ReactNode;
  /** A chosen part is underlined by a sill of this colour. */
  sill?: Tone;
  pad?: number;
  gap?: number;
}

export const SillCard = definePicture<SillCardProps>(
  ({ children, pad = 14, gap = 6 }, widthPx) =>
    Column.measure({ children, gap }, widthPx - pad * 2) + pad * 2 + SILL,
  ({ children, sill, pad = 14, gap = 6, width }) => {
    const height = Column.measure({ children, gap }, width - pad * 2) + pad * 2;
    return (
      <>
        <Path
          d={`M0.5 ${height}v${-height + 0.5}h${width - 1}v${height - 0.5}`}
          fill="card"
          line={sill ?? 'line'}
        />
        <Rect at={[0, height, width, sill ? SILL : 1]} fill={sill ?? 'lineStrong'} />
        <Column at={[pad, pad, width - pad * 2]} gap={gap}>
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

/** One of the two appointments offered to a patient. */
export const Offer = composePart<OfferProps>(({ lane, day, time, who, isChosen }) => (
  <SillCard sill={isChosen ? LANE_TONES[lane] : undefined}>
    <Row columns={[14, 1]} gap={8}>
      <LaneMark lane={lane} />
      <Text size={12.5} weight={600} tone={LANE_TONES[lane]} isLine>
        {lane === 'soonest' ? 'Soonest, with anyone' : 'With your own doctor'}
      </Text>
    </Row>
    <Row columns={[1, 76]}>
      <Text size={17} weight={700} isLine text={day} />
      <Text size={20} weight={700} align="end" isLine text={time} />
    </Row>
    <Text size={13} tone="muted" text={who} />
  </SillCard>
));
