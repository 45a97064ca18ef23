import { color, fontSize, pageRoom, radius, space } from '@portfolio/design';
import styled, { css } from 'styled-components';
import { BREADCRUMB_HEIGHT } from '../../layout/breadcrumbs/Breadcrumbs.styles';
import { StyledScrollMarker, stickyBar } from '../../layout/scroll-state/stickyBar';

/** Room for the summary, which stays in the row while its content opens below. */
const SUMMARY_REM = 8.5;

/** The search field fits beside the summary; in the page's rem, so that enlarged text counts. */
const BESIDE = '(min-width: 18rem)';

const belowBreadcrumb = css`
  --bar-above: ${BREADCRUMB_HEIGHT};
`;

export const StyledFilterMarker = styled(StyledScrollMarker)`
  ${belowBreadcrumb}
`;

export const StyledFilterBar = styled.div`
  ${belowBreadcrumb}
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]} ${space[4]};
  padding-block: ${space[2]};

  @container ${pageRoom.full} {
    grid-template-columns: fit-content(calc(100% - 24rem)) minmax(0, 1fr);
  }
  ${stickyBar}

  /* When open, it is too tall to be sticky. */
  &:has(details[open]) {
    position: static;
  }
  @media print {
    display: none;
  }
`;

export const StyledSearch = styled.div`
  position: relative;
  display: contents;

  @container ${pageRoom.full} {
    & > :first-child {
      grid-area: 1 / 2;
    }
  }
  @container ${BESIDE} {
    & > :first-child {
      margin-inline-end: ${SUMMARY_REM + 0.5}rem;
    }
  }
`;

export const StyledMore = styled.details`
  grid-column: 1 / -1;

  @container ${BESIDE} {
    margin-block-start: calc(-2.75rem - ${space[2]});
  }

  & > summary {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: ${space[2]};
    inline-size: min(${SUMMARY_REM}rem, 100%);
    min-block-size: 2.75rem;
    margin-inline-start: auto;
    border: 1px solid ${color.lineStrong};
    border-radius: ${radius.small};
    background: ${color.surface};
    font-size: ${fontSize.small};
    font-weight: 600;
    cursor: pointer;
    list-style: none;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  & > summary::after {
    content: '';
    inline-size: 0.5rem;
    block-size: 0.5rem;
    border: solid currentColor;
    border-width: 0 1.5px 1.5px 0;
    rotate: 45deg;
    translate: 0 -2px;
  }
  &[open] > summary::after {
    rotate: 225deg;
    translate: 0 2px;
  }
`;

export const StyledUsed = styled.span`
  color: ${color.redline};
  font-variant-numeric: tabular-nums;
`;

export const StyledFields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[3]} ${space[4]};
  align-items: end;
  margin-block: ${space[4]};

  @container ${pageRoom.wide} {
    display: flex;

    & > div {
      flex: 0 0 14rem;
    }
  }
`;
