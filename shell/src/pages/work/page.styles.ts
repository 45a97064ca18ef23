import { color, fontSize, fontWidth, space } from '@portfolio/design';
import styled, { keyframes } from 'styled-components';
import { QUERY_ATTRIBUTE } from '../../theme/rootAttributes';

const appear = keyframes`
  to { visibility: visible; }
`;

/** Longer than a page takes to hydrate on a slow connection. */
const APPEARS_AFTER_MS = 10_000;

/** The prerendered list is unfiltered: hidden while the URL has a query that the page has not applied yet. */
export const StyledResults = styled.div`
  :root[${QUERY_ATTRIBUTE}] & {
    visibility: hidden;
    /* If the page's script does not start, the whole list is better than none. */
    animation: ${appear} 0s ${APPEARS_AFTER_MS}ms forwards;
  }
  @media print {
    && {
      visibility: visible;
    }
  }
`;

export const StyledStatus = styled.p`
  margin-block: ${space[2]} ${space[3]};
  color: ${color.redline};
  font-size: ${fontSize.caption};
  font-stretch: ${fontWidth.label};
  font-variant-numeric: tabular-nums;
  font-weight: 500;
`;

export const StyledEmpty = styled.div`
  display: grid;
  gap: ${space[4]};
  justify-items: start;
  padding-block: ${space[6]} ${space[8]};
`;

export const StyledFailure = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]} ${space[4]};
  margin-block-end: ${space[5]};
`;

export const StyledFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space[5]};
  margin-block-start: ${space[7]};

  @media print {
    display: none;
  }
`;
