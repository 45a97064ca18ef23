import { useEffect, useRef } from 'react';
import clipMp4 from './clip/clip.mp4';
import clipVtt from './clip/clip.vtt';
import clipWebm from './clip/clip.webm';
import { POSTER_URL } from './clip/poster';
import { SCENE } from './clip/scene';
import { CLIP_TYPES } from './clipTrouble';
import type { Cue } from './cue';
import { DrawnClip } from './DrawnClip';
import type { Player } from './player';
import { useCaptionUrl } from './useCaptionUrl';
import { StyledVideo } from './VideoStage.styles';

export interface VideoStageProps {
  player: Player;
  /** True if the video cannot be played. */
  isDrawn: boolean;
  cues: readonly Cue[];
  /** True if the captions are the visitor's and not the original ones. */
  hasOwnCues: boolean;
}

/** The video with the browser's own controls, or the drawn clip in its place. It never starts by itself. */
export function VideoStage({ player, isDrawn, cues, hasOwnCues }: VideoStageProps) {
  const videoRef = useRef<HTMLVideoElement>(null);
  const ownUrl = useCaptionUrl(hasOwnCues ? cues : null);

  useEffect(() => {
    const video = videoRef.current;
    if (video === null) return;
    // Only now, so that the file does not compete with what the page needs to be shown.
    video.preload = 'metadata';
    return player.attach(video);
  }, [player, isDrawn]);

  if (isDrawn) return <DrawnClip player={player} cues={cues} />;
  return (
    <StyledVideo
      ref={videoRef}
      controls
      playsInline
      // Without it, a track from another origin is not loaded.
      crossOrigin="anonymous"
      preload="none"
      poster={POSTER_URL}
      width={SCENE.widthPx}
      height={SCENE.heightPx}
      aria-label="Eight-second clip: a square is selected, moved, enlarged and put back"
    >
      <source src={clipWebm} type={CLIP_TYPES.webm} />
      <source src={clipMp4} type={CLIP_TYPES.mp4} />
      {/* A track element keeps its first file; the key creates a new element for another one. */}
      <track
        key={ownUrl ?? clipVtt}
        kind="captions"
        srcLang="en-GB"
        label="English"
        src={ownUrl ?? clipVtt}
        default
      />
    </StyledVideo>
  );
}
