import { Button, Checkbox, Chip, PauseIcon, PlayIcon } from '@portfolio/design';
import { useStore } from '@portfolio/kit';
import { StyledStack, StyledToolbar, useAnnounce } from '@portfolio/kit/demo';
import type { Player } from './player';
import { PRESETS, describeRate } from './speed';

/** The play button, speed presets, and settings for the speed. */
export function PlayerControls({ player }: { player: Player }) {
  const announce = useAnnounce();
  const isPlaying = useStore(player, (value) => value.isPlaying);
  const { rate, isPitchKept, isLooping, canHover } = useStore(player, (value) => value.settings);

  function handleRate(next: number) {
    player.setRate(next);
    announce(`Playing at ${describeRate(next)}.`);
  }

  return (
    <StyledStack>
      <StyledToolbar>
        <Button
          icon={isPlaying ? <PauseIcon /> : <PlayIcon />}
          onClick={() => (isPlaying ? player.pause() : void player.play())}
        >
          {isPlaying ? 'Pause' : 'Play'}
        </Button>
        <StyledToolbar role="group" aria-label="Preset speeds">
          {PRESETS.map((preset) => (
            <Chip key={preset} isSelected={preset === rate} onClick={() => handleRate(preset)}>
              {preset}×
            </Chip>
          ))}
        </StyledToolbar>
        <Button category="border-sm" aria-disabled={rate === 1} onClick={() => handleRate(1)}>
          Back to normal
        </Button>
      </StyledToolbar>
      <StyledToolbar>
        <Checkbox
          label="Keep the pitch"
          isChecked={isPitchKept}
          onChange={(next) => player.change({ isPitchKept: next })}
        />
        <Checkbox
          label="Play in a loop"
          isChecked={isLooping}
          onChange={(next) => player.change({ isLooping: next })}
        />
        <Checkbox
          label="Hovering over the bar sets the speed"
          isChecked={canHover}
          onChange={(next) => player.change({ canHover: next })}
        />
      </StyledToolbar>
    </StyledStack>
  );
}
