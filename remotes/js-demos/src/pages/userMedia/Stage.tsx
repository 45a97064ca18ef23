import { Dimension, useReducedMotion } from '@portfolio/design';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useAnimationLoop } from '../../demo/useAnimationLoop';
import { applyLook, getEffect, type Look } from './effects';
import { drawPicture, type Picture } from './picture';
import {
  StyledAcross,
  StyledBadge,
  StyledCanvas,
  StyledCost,
  StyledCount,
  StyledDown,
  StyledFlash,
  StyledFrame,
  StyledStage,
} from './Stage.styles';

export interface StageProps {
  picture: Picture;
  look: Look;
  /** The name of the active camera, or null. */
  cameraName: string | null;
  /** Seconds until a photo is taken, or null. */
  countdownS: number | null;
  /** Increases with each photo that triggers a flash. */
  flashCount: number;
  canvasRef: RefObject<HTMLCanvasElement | null>;
}

/** Maximum height of a picture. */
const TALLEST_REM = 38;

/** How long frame times are averaged before they are shown, so that the number can be read. */
const COST_PERIOD_MS = 500;

/** After each frame's work the page is left idle for as long again, so that a slow device still responds to clicks. */
const REST_SHARE = 2;

/** The picture with its effect, measured. */
export function Stage({ picture, look, cameraName, countdownS, flashCount, canvasRef }: StageProps) {
  const costRef = useRef({ sumMs: 0, frames: 0, sinceMs: 0 });
  const restUntilMsRef = useRef(0);
  const [costMs, setCostMs] = useState<number | null>(null);
  const isStill = useReducedMotion();
  const { widthPx, heightPx } = picture;

  function paint(timeMs: number) {
    const context = canvasRef.current?.getContext('2d', { willReadFrequently: true });
    if (!context) return;
    const startMs = performance.now();
    drawPicture(context, picture, { timeS: timeMs / 1000, isMirrored: look.isMirrored });
    if (look.effect !== 'none') {
      const pixels = context.getImageData(0, 0, widthPx, heightPx);
      applyLook(pixels, look);
      context.putImageData(pixels, 0, 0);
    }
    const cost = costRef.current;
    const workMs = performance.now() - startMs;
    restUntilMsRef.current = timeMs + REST_SHARE * workMs;
    cost.sumMs += workMs;
    cost.frames += 1;
    if (timeMs - cost.sinceMs < COST_PERIOD_MS) return;
    setCostMs(cost.sumMs / cost.frames);
    costRef.current = { sumMs: 0, frames: 0, sinceMs: timeMs };
  }

  useAnimationLoop(picture.isLive, (timeMs) => {
    if (timeMs >= restUntilMsRef.current) paint(timeMs);
  });

  const paintOnce = useEffectEvent(() => paint(performance.now()));
  useEffect(() => paintOnce(), [picture, look]);

  return (
    <StyledStage>
      <StyledFrame
        style={{
          aspectRatio: `${widthPx} / ${heightPx}`,
          // Tall pictures are limited to the height of a screen, and small ones are not enlarged beyond measure.
          inlineSize: `min(${Math.max(widthPx, 480)}px, ${(TALLEST_REM * widthPx) / heightPx}rem)`,
        }}
      >
        <StyledCanvas
          ref={canvasRef}
          width={widthPx}
          height={heightPx}
          role="img"
          aria-label={`Picture of ${picture.name}, ${getEffect(look.effect).label.toLowerCase()}${look.isMirrored ? ', mirrored' : ''}`}
        />
        {cameraName !== null && <StyledBadge>Camera in use: {cameraName}</StyledBadge>}
        {countdownS !== null && <StyledCount aria-hidden="true">{countdownS}</StyledCount>}
        {flashCount > 0 && !isStill && <StyledFlash key={flashCount} />}
      </StyledFrame>
      <StyledDown aria-hidden="true">
        <Dimension isVertical>{heightPx} px</Dimension>
      </StyledDown>
      <StyledAcross aria-hidden="true">
        <Dimension>{widthPx} px</Dimension>
      </StyledAcross>
      <StyledCost>
        {costMs !== null &&
          `${costMs.toFixed(1)} ms of work per frame; 60 frames a second leave 16.7 ms for each`}
      </StyledCost>
    </StyledStage>
  );
}
