import styled, { keyframes } from 'styled-components';
import { color, media, motion } from '../tokens';

const HALF = '2.25rem';

/* Quarter turns with a pause after each, in which the die shows a face. */
const roll = keyframes`
  0%, 10% { transform: none; }
  25%, 35% { transform: rotateX(-90deg); }
  50%, 60% { transform: rotateX(-90deg) rotateZ(-90deg); }
  75%, 85% { transform: rotateX(-180deg) rotateZ(-90deg); }
  100% { transform: rotateX(-180deg) rotateZ(-180deg); }
`;

const StyledScene = styled.div`
  inline-size: calc(2 * ${HALF});
  block-size: calc(2 * ${HALF});
  margin: 1.75rem;
  perspective: 40rem;
`;

/* The view from above and the side, which does not turn with the die. */
const StyledView = styled.div`
  inline-size: 100%;
  block-size: 100%;
  transform: rotateX(-26deg) rotateY(-38deg);
  transform-style: preserve-3d;
`;

const StyledCube = styled.div`
  inline-size: 100%;
  block-size: 100%;
  transform-style: preserve-3d;
  animation: ${roll} 3.2s ${motion.easeOut} infinite;

  @media ${media.reducedMotion} {
    animation: none;
  }
`;

const StyledFace = styled.svg`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  fill: ${color.surface};
  stroke: ${color.ink};

  circle {
    fill: ${color.ink};
    stroke: none;
  }
  circle:only-of-type {
    fill: ${color.redline};
  }
  @media ${media.forcedColors} {
    fill: Canvas;
    stroke: CanvasText;

    circle,
    circle:only-of-type {
      fill: CanvasText;
    }
  }
`;

type Pip = readonly [x: number, y: number];

const CORNERS: readonly Pip[] = [
  [15, 15],
  [45, 45],
  [45, 15],
  [15, 45],
];
const CENTRE: Pip = [30, 30];

/* Opposite faces add up to seven. */
const FACES: readonly { turn: string; pips: readonly Pip[] }[] = [
  { turn: 'rotateY(0deg)', pips: [CENTRE] },
  { turn: 'rotateY(180deg)', pips: [...CORNERS, [15, 30], [45, 30]] },
  { turn: 'rotateY(90deg)', pips: CORNERS.slice(0, 2) },
  { turn: 'rotateY(-90deg)', pips: [...CORNERS, CENTRE] },
  { turn: 'rotateX(90deg)', pips: [...CORNERS.slice(0, 2), CENTRE] },
  { turn: 'rotateX(-90deg)', pips: CORNERS },
];

/** A die that rolls while it is shown; it does not move under reduced motion. */
export function Dice() {
  return (
    <StyledScene aria-hidden="true">
      <StyledView>
        <StyledCube>
          {FACES.map(({ turn, pips }) => (
            <StyledFace key={turn} viewBox="0 0 60 60" style={{ transform: `${turn} translateZ(${HALF})` }}>
              <rect x="0.5" y="0.5" width="59" height="59" />
              {pips.map(([x, y]) => (
                <circle key={`${x} ${y}`} cx={x} cy={y} r="4.5" />
              ))}
            </StyledFace>
          ))}
        </StyledCube>
      </StyledView>
    </StyledScene>
  );
}
