import { color, fontSize, media, pageRoom, radius, space } from '@portfolio/design';
import styled, { css } from 'styled-components';

export const StyledExcerpt = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  column-gap: ${space[6]};
  margin-block-start: ${space[6]};

  @container ${pageRoom.wide} {
    grid-template-columns: minmax(0, 1.6fr) minmax(16rem, 1fr);
  }

  & > figcaption {
    grid-column: 1 / -1;
  }
`;

export const StyledPre = styled.pre`
  align-self: start;
  padding-block: ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${radius.small};
  background: ${color.surface};
  font-size: ${fontSize.caption};
  line-height: 1.7;
  tab-size: 2;
  overflow-x: auto;

  @media print {
    overflow-x: visible;
  }
`;

export const StyledCode = styled.code`
  display: grid;
  inline-size: max-content;
  min-inline-size: 100%;
  font-size: 1em;

  /* Paper cannot be scrolled: long lines wrap. */
  @media print {
    display: block;
    inline-size: auto;
  }
`;

export const StyledLine = styled.span`
  display: block;
  position: relative;
  padding-inline: 2.5em ${space[4]};
  border-inline-start: 3px solid transparent;
  white-space: pre;

  @media print {
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  &:where([data-marked]) {
    border-inline-start-color: ${color.redline};
    background: ${color.canvas};
  }

  @media ${media.forcedColors} {
    border-inline-start-color: Canvas;

    &:where([data-marked]) {
      border-inline-start-color: CanvasText;
    }
  }
`;

const disc = css`
  display: inline-grid;
  place-items: center;
  inline-size: 1.5em;
  block-size: 1.5em;
  border-radius: ${radius.round};
  background: ${color.redline};
  color: ${color.onRedline};
  font-family: ui-sans-serif, system-ui, sans-serif;
  font-size: ${fontSize.caption};
  font-weight: 700;
  line-height: 1;
  font-variant-numeric: tabular-nums;
`;

export const StyledMark = styled.span`
  ${disc}
  position: absolute;
  inset: 0.1em auto auto 0.4em;
  user-select: none;
`;

export const StyledNotes = styled.ol`
  display: grid;
  align-content: start;
  gap: ${space[4]};
  margin-block-start: ${space[4]};
  counter-reset: note;

  @container ${pageRoom.wide} {
    margin-block-start: 0;
  }
`;

export const StyledNote = styled.li`
  display: grid;
  grid-template-columns: 1.75rem minmax(0, 1fr);
  font-size: ${fontSize.small};
  line-height: 1.5;
  counter-increment: note;

  &::before {
    content: counter(note);
    ${disc}
  }
`;
