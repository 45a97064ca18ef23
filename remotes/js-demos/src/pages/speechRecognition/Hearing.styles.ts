import { color, fontSize, fontWidth, space } from '@portfolio/design';
import styled from 'styled-components';

export const StyledHearing = styled.div`
  display: grid;
  gap: ${space[2]};
  padding: ${space[4]};
  border: 1px solid ${color.line};
  background: ${color.canvas};
`;

/* Interim words are narrow; they widen when they are final. */
export const StyledHeard = styled.p`
  min-block-size: 2.6em;
  color: ${color.ink};
  font-size: ${fontSize.h3};
  font-stretch: ${fontWidth.normal};
  font-weight: 600;
  line-height: 1.3;
  overflow-wrap: anywhere;

  &:where([data-interim]) {
    color: ${color.muted};
    font-stretch: ${fontWidth.label};
  }
`;
