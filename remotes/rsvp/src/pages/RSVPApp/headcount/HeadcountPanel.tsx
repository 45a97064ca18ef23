import { Artboard, Dimension } from '@portfolio/design';
import { memo } from 'react';
import type { Headcount } from '../guest-list/headcount';
import { toSeating } from '../guest-list/headcount';
import { CapacityField } from './CapacityField';
import {
  StyledBar,
  StyledFigures,
  StyledNumber,
  StyledPanel,
  StyledScale,
  StyledShare,
  StyledVerdict,
} from './HeadcountPanel.styles';

interface HeadcountPanelProps {
  counts: Headcount;
  capacity: number | null;
  onCapacity: (capacity: number | null) => void;
}

function toPercent(part: number, whole: number) {
  return `${whole > 0 ? (part / whole) * 100 : 0}%`;
}

function toVerdict(counts: Headcount, capacity: number | null): string {
  if (capacity === null) return 'Set the number of places to see how many are left.';
  const { coming, waiting, free, over, overIfAllCome } = toSeating(counts, capacity);
  if (over > 0)
    return `${over} more ${over === 1 ? 'person is' : 'people are'} coming than there are places.`;
  const places = `${free} of ${capacity} places ${free === 1 ? 'is' : 'are'} free`;
  if (waiting === 0) return free === 0 ? 'Every place is taken.' : `${places}.`;
  const rest = `${places} with ${coming} coming.`;
  if (overIfAllCome > 0)
    return `${rest} If everyone who has not replied comes, that is ${overIfAllCome} too many.`;
  return `${rest} There is room for everyone who has not replied.`;
}

function toMeasure(scale: number, capacity: number | null): string {
  if (capacity !== null) return capacity === 1 ? '1 place' : `${capacity} places`;
  return scale === 0 ? 'Nobody yet' : `${scale} at most`;
}

/** How many people are coming, measured against the number of places. */
export const HeadcountPanel = memo(function HeadcountPanel(props: HeadcountPanelProps) {
  const { counts, capacity, onCapacity } = props;
  const coming = counts.yes.people;
  const waiting = counts.pending.people;
  const scale = Math.max(coming + waiting, capacity ?? 0);
  const isOver = capacity !== null && coming > capacity;

  return (
    <Artboard label="Headcount, in people" labelAs="h3">
      <StyledPanel>
        <StyledFigures>
          <div>
            <dt>Coming</dt>
            <StyledNumber>{coming}</StyledNumber>
          </div>
          <div>
            <dt>No reply</dt>
            <StyledNumber>{waiting}</StyledNumber>
          </div>
          <div>
            <dt>Not coming</dt>
            <StyledNumber>{counts.no.people}</StyledNumber>
          </div>
        </StyledFigures>
        <CapacityField capacity={capacity} onCapacity={onCapacity} />
        <StyledScale aria-hidden="true">
          <StyledBar>
            <StyledShare data-kind="coming" style={{ inlineSize: toPercent(coming, scale) }} />
            <StyledShare data-kind="waiting" style={{ inlineSize: toPercent(waiting, scale) }} />
          </StyledBar>
          <div style={{ inlineSize: capacity === null ? '100%' : toPercent(capacity, scale) }}>
            <Dimension>{toMeasure(scale, capacity)}</Dimension>
          </div>
        </StyledScale>
        <StyledVerdict data-over={isOver || undefined}>{toVerdict(counts, capacity)}</StyledVerdict>
      </StyledPanel>
    </Artboard>
  );
});
