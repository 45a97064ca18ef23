import { media, space } from '@portfolio/design';
import styled from 'styled-components';
import { stickyBar } from '../../layout/scroll-state/stickyBar';

export const StyledMarker = styled.div`
  margin-block-start: ${space[5]};
`;

export const StyledFilterBar = styled.div<{ $isScrolled: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[3]} ${space[4]};
  align-items: end;
  padding-block: ${space[3]};

  & > :first-child {
    grid-column: 1 / -1;
  }

  @media ${media.wide} {
    display: flex;

    & > * {
      flex: 0 0 12rem;
    }
    & > :first-child {
      flex: 1 1 auto;
    }
    & > fieldset {
      flex: none;
    }
  }
  ${stickyBar}
`;
