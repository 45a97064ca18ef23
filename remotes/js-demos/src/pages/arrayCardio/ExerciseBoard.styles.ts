import {
  color,
  fontSize,
  fontWidth,
  media,
  pageRoom,
  radius,
  selectionFrame,
  selectionFrameShown,
  space,
} from '@portfolio/design';
import styled from 'styled-components';

export const StyledBoard = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space[5]};

  @container ${pageRoom.wide} {
    grid-template: auto 1fr / minmax(0, 20rem) minmax(0, 1fr);
    gap: 0 ${space[6]};

    & > :nth-child(2) {
      grid-area: 1 / 2 / span 2;
    }
  }

  /* Without scripts, there are no choices beside the exercise. */
  @media (scripting: none) {
    display: block;
  }
`;

export const StyledChoices = styled.ol`
  display: grid;
  gap: ${space[1]};
  margin-block-end: ${space[4]};

  @container ${pageRoom.belowWide} {
    display: none;
  }
`;

export const StyledChoice = styled.button`
  display: grid;
  grid-template-columns: 1.5rem minmax(0, 1fr);
  inline-size: 100%;
  min-block-size: 2.75rem;
  padding: ${space[2]} ${space[3]};
  border: 1px solid transparent;
  border-radius: ${radius.small};
  background: none;
  font-size: 0.875rem;
  line-height: 1.35;
  text-align: start;
  cursor: pointer;
  ${selectionFrame}

  & > :first-child {
    color: ${color.redline};
    font-stretch: ${fontWidth.label};
    font-variant-numeric: tabular-nums;
  }

  code {
    display: block;
    font-size: ${fontSize.small};
    font-weight: 700;
  }

  &[aria-current='true'] {
    background: ${color.selectWash};
    ${selectionFrameShown}
  }

  @media ${media.forcedColors} {
    &[aria-current='true'] {
      border-color: Highlight;
    }
  }
`;

/** On narrow screens a list of twelve would push the exercise out of view, so a select replaces it. */
export const StyledNarrow = styled.div`
  margin-block-end: ${space[4]};

  @container ${pageRoom.wide} {
    display: none;
  }
`;
