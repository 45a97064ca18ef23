import { color, fontSize, fontWidth, media, radius } from '@portfolio/design';
import styled from 'styled-components';

const NAME_WIDTH = '4.25rem';
const STEP_WIDTH = '1.75rem';

export const StyledScroller = styled.div`
  margin-block-start: 2rem;
  padding-block: 6px;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  /* The names stay in view, and a step that gets the focus is not below them. */
  scroll-padding-inline-start: ${NAME_WIDTH};

  @media (scripting: none) {
    margin-block-start: 0;
  }
`;

export const StyledGrid = styled.div`
  position: relative;
  min-inline-size: calc(${NAME_WIDTH} + var(--steps) * ${STEP_WIDTH});
  border-block-end: 1px solid ${color.line};

  & > [role='row'] {
    display: grid;
    grid-template-columns: ${NAME_WIDTH} repeat(var(--steps), minmax(${STEP_WIDTH}, 1fr));
    border-block-start: 1px solid ${color.line};
  }

  [role='rowheader'] {
    position: sticky;
    z-index: 2;
    inset-inline-start: 0;
    display: flex;
    align-items: center;
    background: ${color.surface};
    color: ${color.muted};
    font-size: ${fontSize.caption};
    font-stretch: ${fontWidth.label};
    font-weight: 500;
  }

  [role='gridcell'] {
    border-inline-start: 1px solid ${color.line};
  }

  /* The row's name is the first child, so beats are the 2nd, 6th, 10th … */
  [role='gridcell']:nth-child(4n + 2) {
    border-inline-start-color: ${color.lineStrong};
  }

  button {
    display: grid;
    place-items: center;
    inline-size: 100%;
    block-size: ${STEP_WIDTH};
    padding: 0;
    border: 0;
    background: none;
    cursor: pointer;
    touch-action: manipulation;
  }

  button::before {
    content: '';
    inline-size: calc(100% - 8px);
    block-size: calc(100% - 8px);
    border: 1px solid transparent;
    border-radius: ${radius.small};
  }

  button:hover::before {
    border-color: ${color.select};
  }

  button[aria-pressed='true']::before {
    border-color: ${color.ink};
    background: ${color.ink};
  }

  button:focus-visible {
    outline-offset: -2px;
  }

  /* The steps are hidden, but the strokes can be read. */
  @media (scripting: none) {
    :has(> [aria-pressed='true']) {
      background: ${color.ink} content-box;
      padding: 4px;

      @media ${media.forcedColors} {
        background-color: CanvasText;
        forced-color-adjust: none;
      }
    }
  }

  @media (pointer: coarse) {
    button {
      block-size: 2.25rem;
    }
  }

  @media ${media.forcedColors} {
    button[aria-pressed='true']::before {
      border: 8px solid ButtonText;
    }
  }
`;

/** As wide as all steps, with its line on the left: moving it by 100 % of its width crosses the loop. */
export const StyledPlayhead = styled.div`
  position: absolute;
  inset-block: -4px;
  inset-inline: ${NAME_WIDTH} 0;
  border-inline-start: 2px solid ${color.redline};
  pointer-events: none;
  will-change: transform;
`;
