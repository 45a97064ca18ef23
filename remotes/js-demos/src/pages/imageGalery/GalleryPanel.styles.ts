import {
  color,
  fontSize,
  fontWidth,
  media,
  motion,
  selectionFrameBase,
  selectionFrameShown,
  space,
} from '@portfolio/design';
import styled from 'styled-components';

/* White on a dark veil: the pictures are the same in both themes, and so is the text on them. */
const ON_PICTURE = '#ffffff';
const VEIL = 'rgb(8 10 18 / 78%)';

export const StyledPanel = styled.li`
  ${selectionFrameBase}
  position: relative;
  flex: 1 1 0;
  min-block-size: 6.5rem;
  min-inline-size: 0;
  transition:
    flex-grow ${motion.base} ${motion.easeOut},
    min-block-size ${motion.base} ${motion.easeOut};

  &:where([data-open]) {
    flex: 5 1 0;
    min-block-size: 22rem;
  }

  @container gallery (min-width: 42rem) {
    min-block-size: 0;

    &:where([data-open]) {
      min-inline-size: 17rem;
    }
  }

  &:has(button[aria-expanded]:focus-visible) {
    z-index: 1;
    outline: 3px solid ${color.select};
    outline-offset: 2px;
    ${selectionFrameShown}
  }
`;

export const StyledPicture = styled.img`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
`;

export const StyledName = styled.h3`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  font-size: clamp(1.125rem, 2.2cqi, 1.75rem);
  text-align: center;
`;

/** The whole panel is the button; its text is on its own veil, upright if the panel is a narrow strip. */
export const StyledToggle = styled.button`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  inline-size: 100%;
  padding: 0;
  border: 0;
  background: none;
  color: ${ON_PICTURE};
  font-stretch: inherit;
  font-weight: inherit;
  letter-spacing: inherit;
  cursor: pointer;
  touch-action: manipulation;

  & > span {
    padding: 0.375em 0.5em;
    background: ${VEIL};
  }

  @container gallery (min-width: 42rem) {
    &:where([aria-expanded='false']) > span {
      writing-mode: vertical-rl;
      transform: rotate(180deg);
    }
  }

  &:focus-visible {
    outline: none;
  }

  @media ${media.forcedColors} {
    forced-color-adjust: none;
  }
`;

export const StyledWords = styled.div`
  position: absolute;
  inset: 0;
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  overflow: hidden;
  color: ${ON_PICTURE};
  font-stretch: ${fontWidth.label};
  font-weight: 600;
  pointer-events: none;
  visibility: hidden;
  transition: visibility ${motion.base};

  &:where([data-open]) {
    visibility: visible;
  }
  & button {
    pointer-events: auto;
    box-shadow: 0 0 0 1px ${ON_PICTURE};
  }

  & > :first-child {
    transform: translateY(-100%);
  }
  & > :last-child {
    transform: translateY(100%);
  }
  &:where([data-open]) > :first-child,
  &:where([data-open]) > :last-child {
    transform: translateY(0);
  }
`;

const WORD = `
  margin: 0;
  background: ${VEIL};
  transition: transform ${motion.base} ${motion.easeOut};
`;

export const StyledBefore = styled.p`
  ${WORD}
  padding: ${space[3]} ${space[4]};
  font-size: ${fontSize.lead};
`;

export const StyledAfter = styled.div`
  ${WORD}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[4]};
  padding: ${space[3]} ${space[4]};
  font-size: ${fontSize.lead};

  & > small {
    flex: 1 1 9rem;
    font-size: ${fontSize.small};
    font-stretch: ${fontWidth.normal};
    font-weight: 400;
  }
`;
