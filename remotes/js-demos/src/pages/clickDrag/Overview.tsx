import { useStore } from '@portfolio/kit';
import { StyledMap, StyledMiniature, StyledView } from './Overview.styles';
import { SHEETS } from './sheets';
import type { Strip } from './strip';

const TALLEST_MM = Math.max(...SHEETS.map(({ heightMm }) => heightMm));
/** Fraction of the map's height that the tallest sheet takes. */
const TALLEST_SHARE = 0.8;

const toPercent = (part: number, whole: number) => `${whole === 0 ? 0 : (part / whole) * 100}%`;

interface OverviewProps {
  strip: Strip;
  isRtl: boolean;
  chosen: string;
}

/** The outline of the whole strip, with the visible part as a selection. */
export function Overview({ strip, isRtl, chosen }: OverviewProps) {
  const { spans, contentPx, positionPx, viewPx } = useStore(strip, (geometry) => geometry);
  return (
    <StyledMap aria-hidden="true" dir={isRtl ? 'rtl' : 'ltr'}>
      {SHEETS.map(({ id, heightMm }, index) => {
        const span = spans[index];
        if (span === undefined) return null;
        return (
          <StyledMiniature
            key={id}
            data-chosen={id === chosen || undefined}
            style={{
              insetInlineStart: toPercent(span.startPx, contentPx),
              inlineSize: toPercent(span.endPx - span.startPx, contentPx),
              blockSize: toPercent(heightMm * TALLEST_SHARE, TALLEST_MM),
            }}
          />
        );
      })}
      {viewPx > 0 && (
        <StyledView
          style={{
            insetInlineStart: toPercent(positionPx, contentPx),
            inlineSize: toPercent(Math.min(viewPx, contentPx), contentPx),
          }}
        />
      )}
    </StyledMap>
  );
}
