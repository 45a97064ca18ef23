import { color, fontFamily, pageRoom, space } from '@portfolio/design';
import styled from 'styled-components';

/* Reserves room for the suggestions, which appear once the address is known. */
export const StyledLead = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[2]};
  justify-items: start;
  min-block-size: 7.5em;
`;

export const StyledAddress = styled.code`
  padding-inline: 0.2em;
  background: ${color.sunken};
  font-family: ${fontFamily.mono};
  overflow-wrap: anywhere;
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
