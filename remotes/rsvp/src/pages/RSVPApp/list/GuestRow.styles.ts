import { color, fontSize, fontWidth, media, motion, radius, space } from '@portfolio/design';
import styled from 'styled-components';

const TARGET = '2.25rem';
const TOUCH_TARGET = '2.75rem';

/** In a list at least this wide, a guest takes one line. */
const WIDE_LIST = '(min-width: 40rem)';

export const StyledRow = styled.li`
  position: relative;
  display: grid;
  grid-template:
    'pick who acts' auto
    '. answer people' auto / 2.75rem minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[2]};
  padding: ${space[2]} ${space[2]} ${space[3]} 0;
  border-block-end: 1px solid ${color.line};
  background: ${color.surface};
  transition: background-color ${motion.fast};

  @container ${WIDE_LIST} {
    grid-template:
      'pick who answer people acts' minmax(2.75rem, auto) / 3.5rem minmax(0, 1fr)
      10.5rem 5.5rem auto;
    column-gap: ${space[4]};
    padding-block: ${space[2]};
  }
  /* Large text on a phone: beside two buttons, a name would have room for two letters in a line, and beside an empty
     column, an answer would be cut off. */
  @container (max-width: 14rem) {
    grid-template: 'pick who' 'answer answer' '. people' '. acts' / 2.75rem minmax(0, 1fr);
  }

  /* On the edge, the answer at a glance: filled, or a dash. Without one nothing: a hollow square looks like a handle. */
  &:not([data-status='pending'])::before {
    content: '';
    position: absolute;
    inset-block-start: 50%;
    inset-inline-start: -5px;
    inline-size: 9px;
    block-size: 9px;
    border: 1.5px solid ${color.lineStrong};
    background: ${color.surface};
    translate: 0 -50%;
  }
  &[data-status='yes']::before {
    border: 4.5px solid ${color.success};
  }
  &[data-status='no']::before {
    block-size: 0;
    border-block: 0 2px;
  }
  &[data-status='no'] strong {
    color: ${color.muted};
    text-decoration: line-through 1px;
  }

  &[data-selected] {
    background: ${color.selectWash};
    box-shadow: inset 0 0 0 1px ${color.select};
  }

  @media screen and (hover: hover) {
    &:hover {
      background: ${color.selectWash};
    }
  }
  @media ${media.forcedColors} {
    &[data-selected] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }

  .pick {
    grid-area: pick;
    display: grid;
    place-items: center;
    min-block-size: ${TOUCH_TARGET};
    user-select: none;
    cursor: pointer;
  }
  .pick input {
    inline-size: 1.25rem;
    block-size: 1.25rem;
    margin: 0;
    accent-color: ${color.select};
  }

  .who {
    grid-area: who;
    min-inline-size: 0;
    line-height: 1.35;
  }
  .who strong {
    font-weight: 650;
  }
  .who p {
    color: ${color.muted};
    font-size: ${fontSize.small};
    white-space: pre-line;
  }
  .diet {
    display: inline-block;
    margin-inline-end: 0.5em;
    padding-inline: 0.375em;
    border: 1px solid ${color.line};
    color: ${color.ink};
    font-stretch: ${fontWidth.label};
  }

  select {
    grid-area: answer;
    justify-self: start;
    inline-size: 100%;
    max-inline-size: 10.5rem;
    min-block-size: ${TARGET};
    padding: 0.25rem 0.5rem;
    border: 1px solid ${color.line};
    border-radius: ${radius.small};
    background: ${color.surface};
    font-size: ${fontSize.small};
  }
  @container (max-width: 14rem) {
    select {
      inline-size: calc(100% - ${space[2]});
      margin-inline-start: ${space[2]};
    }
  }
  select:hover {
    border-color: ${color.lineStrong};
  }
  .answer {
    display: none;
    grid-area: answer;
  }

  .people {
    grid-area: people;
    color: ${color.redline};
    font-size: ${fontSize.small};
    font-stretch: ${fontWidth.label};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }

  .acts {
    grid-area: acts;
    display: flex;
  }
  button {
    display: grid;
    place-items: center;
    inline-size: ${TARGET};
    block-size: ${TARGET};
    padding: 0;
    border: 1px solid transparent;
    border-radius: ${radius.small};
    background: none;
    cursor: pointer;
  }
  button:hover {
    border-color: ${color.select};
    background: ${color.surface};
    color: ${color.select};
  }

  :focus-visible {
    outline-offset: 1px;
    /* Clear of the dock below; the global style keeps clear of the header above. */
    scroll-margin-block: 1rem 9rem;
  }

  @media (pointer: coarse) {
    select,
    button {
      min-block-size: ${TOUCH_TARGET};
      min-inline-size: ${TOUCH_TARGET};
    }
  }

  @media print {
    grid-template: 'pick who answer people' auto / 1.5rem minmax(0, 1fr) 8rem 5rem;
    padding-block: 0.25rem;
    border-color: currentColor;
    background: none;
    break-inside: avoid;

    .pick {
      min-block-size: 0;
    }
    &,
    strong,
    .who p,
    .people {
      color: #000;
    }
    &::before,
    select,
    .acts {
      display: none;
    }
    .answer {
      display: block;
    }
  }
`;
