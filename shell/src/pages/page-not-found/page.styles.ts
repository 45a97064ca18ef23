import { color, fontFamily, pageRoom, space } from '@portfolio/design';
import styled from 'styled-components';

export const StyledLead = styled.div`
  display: grid;
  gap: ${space[2]};
  justify-items: start;
`;

/* Its line is reserved: the address is only known after mount. */
export const StyledAddress = styled.code`
  min-block-size: 1.6em;
  padding-inline: 0.2em;
  background: ${color.sunken};
  font-family: ${fontFamily.mono};
  overflow-wrap: anywhere;

  &:empty {
    visibility: hidden;
  }
`;

/* Two lines, the second for suggestions, which appear once the address is known. */
export const StyledAdvice = styled.p`
  min-block-size: 2.9em;
`;

export const StyledSearch = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[3]};
  align-items: end;
  max-inline-size: 32rem;

  @container ${pageRoom.tight} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
