import { space } from '@portfolio/design';
import styled from 'styled-components';

export const StyledGallery = styled.div`
  container: gallery / inline-size;
`;

/** Stacked if the gallery itself is narrow, whatever the size of the window. */
export const StyledPanelList = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${space[1]};

  @container gallery (min-width: 42rem) {
    flex-direction: row;
    block-size: clamp(24rem, 46vw, 36rem);
  }
`;

export const StyledSettings = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space[3]} ${space[6]};
  margin-block-start: ${space[5]};
`;
