import { color, media, pageRoom, selectionFrame } from '@portfolio/design';
import styled from 'styled-components';

/** On narrow screens the drawn lengths are hidden; the minutes beside them say the same. */
export const StyledFilms = styled.div`
  tr > :last-child {
    display: none;

    @container ${pageRoom.medium} {
      display: table-cell;
    }
  }
`;

export const StyledOpen = styled.button`
  inline-size: 100%;
  min-inline-size: min(8.5rem, 24vw);
  min-block-size: 2.75rem;
  /* As tall as its row, whose height stays the same. */
  margin-block: -0.625rem;
  padding: 0.625rem 0;
  border: 0;
  background: none;
  font-weight: 600;
  text-align: start;
  text-decoration: underline 1px ${color.lineStrong};
  text-underline-offset: 0.25em;
  cursor: pointer;
  ${selectionFrame}
`;

/** The length of the scale. */
export const StyledScale = styled.span`
  display: block;
  inline-size: 9rem;
`;

/** A dimension line that shows the length of the film, to the scale of the page. */
export const StyledBar = styled.span`
  display: block;
  block-size: 9px;
  margin-block: 0.45em;
  border: solid ${color.redline};
  border-width: 0 1px;
  background: linear-gradient(${color.redline} 0 0) center / 100% 1px no-repeat;

  @media ${media.forcedColors} {
    border-color: CanvasText;
    border-block-end-width: 1px;
  }
`;
