import { color, fontSize, fontWidth, media, radius, space } from '@portfolio/design';
import styled from 'styled-components';

/** Always says where the data come from. Bundled and simulated data are framed like a warning. */
export const StyledOrigin = styled.p`
  padding: ${space[3]} ${space[4]};
  border: 1px solid ${color.line};
  border-inline-start: 4px solid ${color.success};
  border-radius: ${radius.small};
  background: ${color.canvas};
  font-size: ${fontSize.small};

  &[data-origin='bundle'],
  &[data-origin='simulation'] {
    border-inline-start-color: ${color.warning};
  }

  strong {
    font-stretch: ${fontWidth.wide};
    margin-inline-end: ${space[1]};
  }

  @media ${media.forcedColors} {
    border-inline-start-color: CanvasText;
  }
`;
