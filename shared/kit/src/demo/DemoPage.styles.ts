import { color, layout, radius, space } from '@portfolio/design';
import styled from 'styled-components';

/** Isolated, so that nothing in a demo is painted over the bars of the page. */
export const StyledDemo = styled.section`
  isolation: isolate;
`;

/** Beside the demo, for visitors without scripts. */
export const StyledScriptNote = styled.p`
  margin-block-end: ${space[5]};
`;

export const StyledPicture = styled.picture`
  display: block;
  margin-block-end: ${space[6]};

  img {
    inline-size: 40rem;
    border: 1px solid ${color.line};
    border-radius: ${radius.small};
    background: ${color.surface};
  }
`;

export const StyledProse = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[4]};
  max-inline-size: ${layout.text};
`;
