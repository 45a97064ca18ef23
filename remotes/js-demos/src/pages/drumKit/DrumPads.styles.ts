import {
  color,
  fontSize,
  fontWidth,
  media,
  motion,
  pageRoom,
  radius,
  selectionFrame,
  selectionFrameShown,
  space,
} from '@portfolio/design';
import styled, { css } from 'styled-components';

export const StyledPads = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[3]};

  /* Enlarged text on a phone. */
  @container page (max-width: 16rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @container ${pageRoom.wide} {
    grid-template-columns: repeat(9, minmax(0, 1fr));
  }
`;

const playing = css`
  border-color: ${color.select};
  background: ${color.selectWash};
  transform: scale(0.97);
  ${selectionFrameShown}

  @media ${media.reducedMotion} {
    transform: none;
  }

  @media ${media.forcedColors} {
    border-width: 4px;
    border-color: Highlight;
  }
`;

export const StyledPad = styled.button`
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: ${space[2]};
  inline-size: 100%;
  block-size: 100%;
  min-block-size: clamp(7.5rem, 22vw, 11rem);
  padding: ${space[3]};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.small};
  background: ${color.surface};
  text-align: start;
  cursor: pointer;
  touch-action: manipulation;
  user-select: none;
  -webkit-tap-highlight-color: transparent;
  ${selectionFrame}

  &:where([data-playing]) {
    ${playing}
  }
`;

export const StyledName = styled.span`
  color: ${color.muted};
  font-size: ${fontSize.caption};
  font-stretch: ${fontWidth.label};
  font-weight: 500;
`;

export const StyledKey = styled.span`
  align-self: center;
  color: ${color.ink};
  font-size: clamp(2.25rem, 5vw, 3.25rem);
  font-stretch: ${fontWidth.label};
  font-weight: 750;
  line-height: 1;
  transition: font-stretch ${motion.fast} ${motion.easeOut};

  :where([data-playing]) > & {
    color: ${color.select};
    font-stretch: ${fontWidth.wide};
  }
  &:where([data-off]) {
    text-decoration: line-through 3px;
  }
`;

export const StyledDecay = styled.span`
  display: grid;
  gap: ${space[1]};
  color: ${color.redline};
  font-size: ${fontSize.caption};
  font-stretch: ${fontWidth.label};
  font-variant-numeric: tabular-nums;
  font-weight: 500;
`;

/** A dimension line as long as the sound lasts, with a tick at each end. */
export const StyledDecayLine = styled.span`
  block-size: 9px;
  border: solid currentColor;
  border-width: 0 1px;
  background: linear-gradient(currentColor 0 0) center / 100% 1px no-repeat;

  /* Forced colours drop the gradient. */
  @media ${media.forcedColors} {
    border-block-end-width: 1px;
  }
`;

export const StyledLevel = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space[3]} ${space[5]};
  margin-block-start: ${space[5]};

  & > :first-child {
    flex: 0 1 18rem;
  }
`;
