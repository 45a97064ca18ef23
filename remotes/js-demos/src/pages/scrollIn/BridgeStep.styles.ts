import { color, fontSize, fontWidth, motion, radius, space } from '@portfolio/design';
import styled, { css, keyframes } from 'styled-components';
import { PICTURE_SIZE } from './bridges';

export const StyledStep = styled.div<{ $isRight: boolean }>`
  display: grid;
  gap: ${space[4]} ${space[6]};
  align-items: center;

  @container article (min-width: 40rem) {
    grid-template-columns: ${({ $isRight }) =>
      $isRight ? 'minmax(0, 2fr) minmax(0, 3fr)' : 'minmax(0, 3fr) minmax(0, 2fr)'};

    & > :first-child {
      order: ${({ $isRight }) => ($isRight ? 1 : 0)};
    }
  }
`;

export const StyledText = styled.div`
  display: grid;
  gap: ${space[3]};
  max-inline-size: 34rem;
`;

/** The place of the picture. It never moves: what is observed must not slide away from the observer. */
export const StyledFrame = styled.div`
  position: relative;
  display: grid;
  aspect-ratio: ${PICTURE_SIZE.width} / ${PICTURE_SIZE.height};
  border-radius: ${radius.small};
  view-timeline: --picture block;
`;

/** The empty place as a wireframe: a box, its diagonals and its size. */
export const StyledReserved = styled.div`
  grid-area: 1 / 1;
  display: grid;
  place-items: center;
  border: 1px dashed ${color.lineStrong};
  border-radius: ${radius.small};
  background:
    linear-gradient(
      to top right,
      transparent calc(50% - 0.5px),
      ${color.line} 0 calc(50% + 0.5px),
      transparent 0
    ),
    linear-gradient(
      to top left,
      transparent calc(50% - 0.5px),
      ${color.line} 0 calc(50% + 0.5px),
      transparent 0
    );
  color: ${color.redline};
  font-size: ${fontSize.caption};
  font-stretch: ${fontWidth.narrow};
  font-variant-numeric: tabular-nums;

  @media print {
    display: none;
  }
`;

const slideFrom = (isRight: boolean) => `translateX(${isRight ? '' : '-'}30%)`;

const arriveLeft = keyframes`
  from { opacity: 0; transform: ${slideFrom(false)}; }
`;

const arriveRight = keyframes`
  from { opacity: 0; transform: ${slideFrom(true)}; }
`;

const waiting = css<{ $isRight: boolean }>`
  &[data-stage='waiting'] {
    opacity: 0;
    transform: ${({ $isRight }) => slideFrom($isRight)};
    transition: none;
  }
`;

const onTimeline = css<{ $isRight: boolean }>`
  @supports (animation-timeline: view()) {
    animation: ${({ $isRight }) => ($isRight ? arriveRight : arriveLeft)} linear both;
    animation-timeline: --picture;
    animation-range: entry 0% entry var(--share, 50%);
  }
`;

/** Visible as it is written. Only where motion is welcome, on a screen, may a stage or a timeline hide it. */
export const StyledSlide = styled.div<{ $isRight: boolean; $hasTimeline: boolean }>`
  grid-area: 1 / 1;
  position: relative;
  border: 1px solid ${color.line};
  border-radius: ${radius.small};
  background: ${color.surface};
  overflow: hidden;

  @media screen and (prefers-reduced-motion: no-preference) {
    transition:
      opacity 500ms ${motion.easeOut},
      transform 600ms ${motion.easeOut};
    ${waiting}
    ${({ $hasTimeline }) => $hasTimeline && onTimeline}
  }
`;
