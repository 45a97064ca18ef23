import { pageRoom, space } from '@portfolio/design';
import styled from 'styled-components';

export const StyledFields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};

  /* A focused field stays above the undo bar. */
  input,
  textarea {
    scroll-margin-block-end: 6rem;
  }
`;

/** Optional fields beyond the name: collapsed on phones, so that the list is visible. */
export const StyledMore = styled.details`
  summary {
    min-block-size: 2.75rem;
    padding-block: 0.5625rem;
    font-weight: 600;
    cursor: pointer;
  }
  & > :last-child {
    margin-block-start: ${space[4]};
  }

  @container ${pageRoom.medium} {
    summary {
      display: none;
    }
    /* Until a script has opened it. */
    &::details-content {
      block-size: auto;
      content-visibility: visible;
    }
  }
`;

export const StyledParty = styled.div`
  display: grid;
  grid-template-columns: 9rem minmax(0, 1fr);
  align-items: end;
  gap: ${space[4]};
`;

export const StyledActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
  margin-block-start: ${space[5]};
`;
