import { useReducedMotion } from '@portfolio/design';
import { useLayoutEffect, useRef } from 'react';
import { useAnimationLoop } from '../../demo/useAnimationLoop';
import { getAngleBetween, getHandAngles, type HandAngles } from './hands';
import { FaceMeasure } from './FaceMeasure';
import { StyledFace, StyledHand } from './ClockFace.styles';

export interface ClockFaceProps {
  /** The wall clock's time, or null while it is unknown: a dial without hands. */
  wallMs: number | null;
  /** Reads the wall clock's time to the millisecond; called on every frame of a sweeping hand. */
  getWallMs: () => number;
  /** The start of a day; it stays the same while the clock runs. */
  baseMs: number;
  isSmooth: boolean;
  /** True draws minutes and measures the angle between the hands. */
  isLarge?: boolean;
}

const HANDS = ['hour', 'minute', 'second'] as const satisfies readonly (keyof HandAngles)[];
const MARKS = Array.from({ length: 60 }, (_, index) => index);

/** A dial with three hands. It is hidden from screen readers, because the time is written beside it. */
export function ClockFace({ wallMs, getWallMs, baseMs, isSmooth, isLarge = false }: ClockFaceProps) {
  const isStill = useReducedMotion();
  const isSweeping = isSmooth && !isStill && wallMs !== null;
  const handRefs = useRef<Partial<Record<keyof HandAngles, SVGGElement | null>>>({});

  function turn(timeMs: number) {
    const angles = getHandAngles(timeMs, baseMs, isSweeping);
    for (const hand of HANDS) {
      handRefs.current[hand]?.style.setProperty('transform', `rotate(${angles[hand].toFixed(3)}deg)`);
    }
  }

  // The hands are turned outside React: sixty updates a second are too many to render.
  useLayoutEffect(() => {
    if (wallMs !== null) turn(isSweeping ? getWallMs() : wallMs);
  });
  useAnimationLoop(isSweeping, () => turn(getWallMs()));

  const angles = wallMs === null ? null : getHandAngles(wallMs, baseMs, false);
  return (
    <StyledFace viewBox="-100 -100 200 200" aria-hidden="true" focusable="false">
      <circle r="98.5" data-part="dial" />
      {MARKS.filter((mark) => isLarge || mark % 5 === 0).map((mark) => (
        <line
          key={mark}
          data-part={mark % 5 === 0 ? 'hour-mark' : 'minute-mark'}
          y1={-94}
          y2={mark % 5 === 0 ? -82 : -89}
          transform={`rotate(${mark * 6})`}
        />
      ))}
      {angles !== null && (
        <>
          {isLarge && (
            <FaceMeasure
              fromDegrees={angles.hour}
              toDegrees={angles.minute}
              degrees={getAngleBetween(angles.hour, angles.minute)}
            />
          )}
          {HANDS.map((hand) => (
            <StyledHand
              key={hand}
              ref={(element) => {
                handRefs.current[hand] = element;
              }}
              data-ticking={(!isSmooth && !isStill) || undefined}
            >
              <line
                data-hand={hand}
                y1={hand === 'second' ? 20 : 0}
                y2={{ hour: -52, minute: -78, second: -84 }[hand]}
              />
            </StyledHand>
          ))}
          <circle r="5" data-part="pin" />
        </>
      )}
    </StyledFace>
  );
}
