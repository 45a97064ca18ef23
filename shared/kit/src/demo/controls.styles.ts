import { color, fontSize, fontWidth, media, space } from '@portfolio/design';
import styled from 'styled-components';

/** A row of controls that wraps: centred on one line or, beside labelled fields, aligned at the bottom. */
export const StyledToolbar = styled.div<{ $align?: 'center' | 'end' }>`
  display: flex;
  flex-wrap: wrap;
  align-items: ${({ $align = 'center' }) => $align};
  gap: ${space[3]} ${space[4]};
`;

/** Groups of controls side by side on wide screens, stacked on narrow ones. */
export const StyledPanels = styled.div<{ $minRem?: number }>`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${({ $minRem = 17 }) => $minRem}rem), 1fr));
  gap: ${space[6]} ${space[5]};
  margin-block-start: ${space[6]};
`;

/** A stack with equal gaps. */
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

/** A changing number, set in digits of equal width so that it does not jump. */
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

/** A region for messages that takes no room while it is empty. */
export const StyledNews = styled.div`
  &:not(:empty) {
    margin-block-end: ${space[5]};
  }
`;
