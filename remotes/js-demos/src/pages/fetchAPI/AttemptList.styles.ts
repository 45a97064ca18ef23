import { color, fontSize, fontWidth, media, space } from '@portfolio/design';
import styled from 'styled-components';

export const StyledAttempts = styled.ol`
  display: grid;
  border-block-start: 1px solid ${color.line};
`;

export const StyledAttempt = styled.li`
  display: grid;
  grid-template-columns: 1.25rem minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[3]};
  min-block-size: 2.25rem;
  border-block-end: 1px solid ${color.line};
  color: ${color.danger};
  font-size: ${fontSize.caption};
  font-stretch: ${fontWidth.label};
  font-variant-numeric: tabular-nums;
  font-weight: 500;

  &:where([data-good]) {
    color: ${color.muted};
  }
`;

/** A dimension line as long as the attempt took. */
export const StyledDuration = styled.span`
  block-size: 9px;
  border: solid ${color.redline};
  border-width: 0 1px;
  background: linear-gradient(${color.redline} 0 0) center / 100% 1px no-repeat;

  @media ${media.forcedColors} {
    border-color: CanvasText;
    border-block-end-width: 1px;
  }
`;
