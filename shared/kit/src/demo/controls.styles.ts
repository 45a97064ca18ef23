import { color, fontSize, fontWidth, media, space } from '@portfolio/design';
import styled from 'styled-components';

/** A row of controls that wraps: centred on one line or, beside labelled fields, aligned at the bottom. */
export const StyledToolbar = styled.div<{ 'data-align'?: 'end' }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]} ${space[4]};

  &:where([data-align='end']) {
    align-items: end;
  }
`;

const PANEL_MIN_REM = [12, 13, 14, 15, 18, 24] as const;

/** Groups of controls side by side on wide screens, stacked on narrow ones; 17 rem wide if there is no other minimum. */
export const StyledPanels = styled.div<{ 'data-min-rem'?: `${(typeof PANEL_MIN_REM)[number]}` }>`
  --panel-min: 17rem;

  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, var(--panel-min)), 1fr));
  gap: ${space[6]} ${space[5]};
  margin-block-start: ${space[6]};

  ${PANEL_MIN_REM.map((rem) => `&:where([data-min-rem='${rem}']) { --panel-min: ${rem}rem; }`).join('')}
`;

/** A stack with equal gaps, in steps of `space`; 4 if there is no other. */
export const StyledStack = styled.div<{ 'data-gap'?: '2' | '3' | '5' | '6' }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};

  &:where([data-gap='2']) {
    gap: ${space[2]};
  }
  &:where([data-gap='3']) {
    gap: ${space[3]};
  }
  &:where([data-gap='5']) {
    gap: ${space[5]};
  }
  &:where([data-gap='6']) {
    gap: ${space[6]};
  }
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
  font-stretch: ${fontWidth.label};
  font-variant-numeric: tabular-nums;
  font-weight: 500;

  @media ${media.forcedColors} {
    color: CanvasText;
  }
`;

/** A region for messages that takes no room while it is empty. */
export const StyledMessageRegion = styled.div`
  &:not(:empty) {
    margin-block-end: ${space[5]};
  }
  &:focus {
    outline: none;
  }
`;
