import { color, layout, pageRoom, space } from '@portfolio/design';
import styled from 'styled-components';

export const StyledBody = styled.div`
  @container ${pageRoom.wide} {
    margin-inline-start: 33.333%;
  }
`;

export const StyledParagraph = styled.p`
  max-inline-size: ${layout.text};

  & + * {
    margin-block-start: ${space[4]};
  }
`;

/* Ticks of a ruler instead of bullets. */
export const StyledPoints = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: ${space[3]};
  max-inline-size: ${layout.text};

  & > li {
    position: relative;
    padding-inline-start: ${space[5]};
  }
  & > li::before {
    content: '';
    position: absolute;
    inset-block-start: 0.8em;
    inset-inline-start: 0;
    inline-size: ${space[3]};
    border-block-start: 1px solid ${color.redline};
  }
  & + * {
    margin-block-start: ${space[4]};
  }
`;
