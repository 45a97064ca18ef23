import { useStore } from '@portfolio/kit';
import { useEffect, useRef } from 'react';
import { useAnimationLoop } from '../../demo/useAnimationLoop';
import { SCENE, createScene } from './clip/scene';
import { findCueIndex, type Cue } from './cue';
import type { Player } from './player';
import { StyledCaption, StyledDrawing, StyledDrawn } from './VideoStage.styles';

export interface DrawnClipProps {
  player: Player;
  cues: readonly Cue[];
}

/** The clip, drawn by the page from the scene that the video was rendered from. It has no sound. */
export function DrawnClip({ player, cues }: DrawnClipProps) {
  const timeS = useStore(player, (value) => value.timeS);
  const isPlaying = useStore(player, (value) => value.isPlaying);
  const lastMsRef = useRef<number | null>(null);

  useEffect(() => {
    lastMsRef.current = null;
  }, [isPlaying]);

  // Like the video, it does not start by itself when the page is shown again.
  useEffect(() => player.pause, [player]);

  useAnimationLoop(isPlaying, (timeMs) => {
    const lastMs = lastMsRef.current ?? timeMs;
    lastMsRef.current = timeMs;
    // After the tab was suspended, the clip does not jump ahead.
    player.advance(Math.min(0.25, (timeMs - lastMs) / 1000));
  });

  const caption = cues[findCueIndex(cues, timeS)]?.text;
  return (
    <StyledDrawn>
      <StyledDrawing
        viewBox={`0 0 ${SCENE.widthPx} ${SCENE.heightPx}`}
        role="img"
        aria-label="The clip, drawn by the page: a square is selected, moved, enlarged and put back"
      >
        {createScene(timeS).map((shape, index) =>
          shape.kind === 'rect' ? (
            <rect
              key={index}
              x={shape.x}
              y={shape.y}
              width={shape.width}
              height={shape.height}
              fill={shape.colour}
            />
          ) : (
            <circle key={index} cx={shape.x} cy={shape.y} r={shape.radius} fill={shape.colour} />
          ),
        )}
      </StyledDrawing>
      {caption !== undefined && <StyledCaption>{caption}</StyledCaption>}
    </StyledDrawn>
  );
}
