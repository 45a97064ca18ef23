import { color, fontSize, fontWidth, media, space } from '@portfolio/design';
import styled from 'styled-components';

/** A row of controls that wraps: on one middle line, or, beside labelled fields, on one line at the foot. */
export const StyledToolbar = styled.div<{ $align?: 'center' | 'end' }>`
  display: flex;
  flex-wrap: wrap;
  align-items: ${({ $align = 'center' }) => $align};
  gap: ${space[3]} ${space[4]};
`;

/** Groups of controls beside each other on wide screens, under each other on narrow ones. */
export const StyledPanels = styled.div<{ $minRem?: number }>`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${({ $minRem = 17 }) => $minRem}rem), 1fr));
  gap: ${space[6]} ${space[5]};
  margin-block-start: ${space[6]};
`;

/** Things under each other with equal distance. */
export const StyledStack = styled.div<{ $gap?: keyof typeof space }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $gap = 4 }) => space[$gap]};
`;

/** A small text below or beside a control. */
export const StyledHint = styled.p`
  color: ${color.muted};
  font-size: ${fontSize.small};
  line-height: 1.5;
`;

/** A figure that changes, set so that it does not jump. */
export const StyledReadout = styled.output`
  color: ${color.redline};
  font-size: ${fontSize.caption};
  font-stretch: ${fontWidth.narrow};
  font-variant-numeric: tabular-nums;
  font-weight: 500;

  @media ${media.forcedColors} {
    color: CanvasText;
  }
`;

/** A region for news that takes no room while there is none. */
export const StyledNews = styled.div`
  &:not(:empty) {
    margin-block-end: ${space[5]};
  }
`;
