import { pageRoom, space } from '@portfolio/design';
import styled from 'styled-components';

/** The heard words beside the text; stacked if there is no room. */
export const StyledDesk = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space[5]} ${space[7]};

  @container ${pageRoom.wide} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.3fr);
  }
`;

/** The longest name of a language fits. Without an intrinsic width, no font is fetched for names that are not shown. */
export const StyledLanguage = styled.div`
  inline-size: min(15.5rem, 100%);

  & select {
    contain: inline-size;
  }
`;
