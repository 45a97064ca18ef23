import { color } from '@portfolio/design';
import { memo } from 'react';
import styled from 'styled-components';
import { PAD_NAMES } from './pads';
import { BEATS_PER_BAR, STEP_TICKS, TICKS_PER_BEAT, lengthTicksOf, type Pattern } from './pattern';

const ROW_UNITS = 4;
const HEIGHT_UNITS = PAD_NAMES.length * ROW_UNITS;
const BAR_UNITS = (BEATS_PER_BAR * TICKS_PER_BEAT) / STEP_TICKS;

const StyledPreview = styled.svg`
  inline-size: 100%;
  block-size: 2.25rem;
  border: 1px solid ${color.line};
  background: ${color.canvas};
  fill: ${color.ink};
  forced-color-adjust: none;
`;

/** A loop as a small drawing: a row per pad, a mark per stroke. The text is beside it. */
export const LoopPreview = memo(function LoopPreview({ pattern }: { pattern: Pattern }) {
  const widthUnits = lengthTicksOf(pattern) / STEP_TICKS;
  return (
    <StyledPreview
      aria-hidden="true"
      viewBox={`0 0 ${widthUnits * ROW_UNITS} ${HEIGHT_UNITS}`}
      preserveAspectRatio="none"
    >
      {Array.from({ length: pattern.bars - 1 }, (_, bar) => (
        <rect
          key={bar}
          x={(bar + 1) * BAR_UNITS * ROW_UNITS - 0.25}
          width={0.5}
          height={HEIGHT_UNITS}
          fill={color.lineStrong}
        />
      ))}
      {pattern.hits.map(({ pad, tick }) => (
        <rect
          key={`${pad} ${tick}`}
          x={(tick / STEP_TICKS) * ROW_UNITS + 0.6}
          y={PAD_NAMES.indexOf(pad) * ROW_UNITS + 0.8}
          width={ROW_UNITS - 1.2}
          height={ROW_UNITS - 1.6}
        />
      ))}
    </StyledPreview>
  );
});
