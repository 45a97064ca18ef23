import { color, radius, space } from '@portfolio/design';
import styled, { css, keyframes } from 'styled-components';
import { PICTURE_SIZE } from './bridges';

/* The words appear a little more slowly than the picture behind them. */
const rise = keyframes`
  from { transform: translateY(${space[7]}); }
`;

export const StyledStep = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

/** Over the lower edge of its picture, on alternating sides: two layers at different depths. */
export const StyledText = styled.div`
  position: relative;
  display: grid;
  gap: ${space[2]};
  padding-block-start: ${space[4]};

  @container article (min-width: 40rem) {
    justify-self: end;
    max-inline-size: 36rem;
    margin: -${space[7]} ${space[6]} 0;
    padding: ${space[4]} ${space[5]};
    border: 1px solid ${color.line};
    border-radius: ${radius.small};
    background: ${color.surface};
    view-timeline: --text block;

    &:where([data-right]) {
      justify-self: start;
    }

    @media screen and (prefers-reduced-motion: no-preference) {
      @supports (animation-timeline: view()) {
        animation: ${rise} linear both;
        animation-timeline: --text;
        animation-range: entry 0% cover 60%;
      }
    }
  }
`;

/** The place of the picture. It never moves: an observed element must not leave the view by itself. */
export const StyledFrame = styled.div`
  position: relative;
  display: grid;
  aspect-ratio: ${PICTURE_SIZE.width} / ${PICTURE_SIZE.height};
  border-radius: ${radius.small};
  view-timeline: --picture block;
`;

/** The empty place: grid paper on which the picture is plotted. */
export const StyledReserved = styled.div`
  grid-area: 1 / 1;
  border: 1px solid ${color.line};
  border-radius: ${radius.small};
  background:
    linear-gradient(${color.line} 1px, transparent 0) 0 0 / 100% 2rem,
    linear-gradient(90deg, ${color.line} 1px, transparent 0) 0 0 / 2rem 100%,
    ${color.canvas};

  @media print {
    display: none;
  }
`;

/** Revealed from one side to the other, in proportion to its visible part. */
const clipHidden = (isRight: boolean) => (isRight ? 'inset(0 0 0 100%)' : 'inset(0 100% 0 0)');

const arriveLeft = keyframes`
  from { clip-path: ${clipHidden(false)}; opacity: 0; }
`;

const arriveRight = keyframes`
  from { clip-path: ${clipHidden(true)}; opacity: 0; }
`;

const waiting = css`
  &[data-stage='waiting'] {
    opacity: 0;
    clip-path: ${clipHidden(false)};
    transition: none;

    &:where([data-right]) {
      clip-path: ${clipHidden(true)};
    }
  }
`;

const onTimeline = css`
  @supports (animation-timeline: view()) {
    &:where([data-timeline]) {
      animation: ${arriveLeft} linear both;
      animation-timeline: --picture;
      animation-range: entry 0% entry var(--share, 50%);
    }
    &:where([data-timeline][data-right]) {
      animation-name: ${arriveRight};
    }
  }
`;

/** Visible by default. A stage or a timeline may hide it only on screens and without reduced motion. */
export const StyledSlide = styled.div`
  grid-area: 1 / 1;
  position: relative;
  border: 1px solid ${color.line};
  border-radius: ${radius.small};
  background: ${color.surface};
  overflow: hidden;

  @media screen and (prefers-reduced-motion: no-preference) {
    clip-path: inset(0);
    transition:
      opacity 200ms,
      clip-path 1100ms cubic-bezier(0.5, 0, 0.2, 1);
    ${waiting}
    ${onTimeline}
  }
`;
