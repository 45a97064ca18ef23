import { useStore } from '@portfolio/kit';
import {
  ALL_STATES,
  DemoPanel,
  StateNotice,
  StateSwitch,
  StyledStack,
  useForcedState,
} from '@portfolio/kit/demo';
import { useEffect, useState } from 'react';
import { watchStored } from '../../portable/storedValue';
import { CaptionEditor } from './CaptionEditor';
import { CaptionExport } from './CaptionExport';
import { CLIP_NOTICES, DRAWN_STATES } from './clipTrouble';
import { createPlayer } from './player';
import { PlayerControls } from './PlayerControls';
import { PLAYER_SETTINGS } from './playerSettings';
import { StyledScreen, StyledSides } from './Screening.styles';
import { SpeedBar } from './SpeedBar';
import { Transcript } from './Transcript';
import { useCaptions } from './useCaptions';
import { VideoStage } from './VideoStage';

/** The video, its speed and its captions. */
export function Screening() {
  const [player] = useState(() => createPlayer());
  const captions = useCaptions();
  const [forced, force] = useForcedState(ALL_STATES);
  const actual = useStore(player, (value) => value.state);
  const { rate, canHover } = useStore(player, (value) => value.settings);
  const state = forced ?? actual;

  useEffect(() => player.loadSettings(), [player]);
  useEffect(() => watchStored(PLAYER_SETTINGS, player.receive), [player]);
  useEffect(() => {
    if (forced === 'idle') player.pause();
    // Only after a click: a link to this state does not start playback.
    else if (forced === 'running' && navigator.userActivation?.isActive) void player.play();
  }, [forced, player]);

  function handleRetry() {
    const wasDenied = state === 'denied';
    force(null);
    if (wasDenied) void player.play();
    else player.retry();
  }

  return (
    <StyledStack data-gap="6">
      <DemoPanel title="Video">
        <StateNotice
          state={state}
          notices={CLIP_NOTICES}
          actions={{
            asking: [],
            denied: [{ label: 'Play now', onClick: handleRetry }],
            problem: [{ label: 'Load the video again', onClick: handleRetry }],
          }}
        />
        <StyledScreen>
          <VideoStage
            player={player}
            isDrawn={DRAWN_STATES.includes(state)}
            cues={captions.cues}
            hasOwnCues={captions.isOwn}
          />
          <SpeedBar rate={rate} canHover={canHover} onChange={player.setRate} />
        </StyledScreen>
        <PlayerControls player={player} />
        <StateSwitch states={ALL_STATES} forced={forced} onForce={force} actual={actual} />
      </DemoPanel>
      <StyledSides>
        <DemoPanel title="Transcript" needsScript>
          <Transcript player={player} cues={captions.cues} />
        </DemoPanel>
        <StyledStack data-gap="6">
          <DemoPanel title="Captions to edit" needsScript>
            <CaptionEditor player={player} captions={captions} />
          </DemoPanel>
          <DemoPanel title="Take the captions with you" needsScript>
            <CaptionExport captions={captions} />
          </DemoPanel>
        </StyledStack>
      </StyledSides>
    </StyledStack>
  );
}
