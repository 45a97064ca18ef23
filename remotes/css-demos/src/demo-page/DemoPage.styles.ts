import { color, layout, pageRoom, space } from '@portfolio/design';
import styled from 'styled-components';

/** Running text of a demo: paragraphs, sub-headings and short code. */
export const StyledProse = styled.div`
  max-inline-size: ${layout.text};

  h3 {
    margin-block: ${space[6]} ${space[2]};
  }
  p + p,
  pre + p,
  ul + p {
    margin-block-start: ${space[4]};
  }
  pre {
    margin-block: ${space[4]};
    padding: ${space[4]};
    border-inline-start: 2px solid ${color.redline};
    background: ${color.sunken};
    font-size: 0.9375rem;
    line-height: 1.6;
    white-space: pre-wrap;
  }
`;

/**
 * The effect, its panel, and the remaining text: the panel is beside both if there is room, and directly below the
 * effect otherwise.
 */
export const StyledBench = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};

  @container ${pageRoom.wide} {
    grid-template: auto 1fr / minmax(0, 1fr) minmax(17rem, 21rem);

    > :nth-child(2) {
      grid-area: 1 / 2 / span 2;
    }
  }
`;

export const StyledColumn = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  align-content: start;
  min-inline-size: 0;
`;

/** Controls of the effect, directly below it. */
export const StyledControls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space[3]} ${space[6]};
`;
