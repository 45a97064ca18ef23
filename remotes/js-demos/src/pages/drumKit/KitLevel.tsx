import { Chip, Slider } from '@portfolio/design';
import { useStore } from '@portfolio/kit';
import { StyledHint } from '@portfolio/kit/demo';
import type { DrumMachine } from './drumMachine';
import { StyledLevel } from './DrumPads.styles';

/** Volume, mute, and whether letters play. */
export function KitLevel({ machine }: { machine: DrumMachine }) {
  const { volumePercent, isMuted, hasKeys } = useStore(machine, ({ settings }) => settings);
  return (
    <>
      <StyledLevel>
        <Slider
          label="Volume"
          value={volumePercent}
          min={0}
          max={100}
          step={1}
          valueText={`${volumePercent}%`}
          onChange={(next) => machine.changeSettings({ volumePercent: next })}
        />
        <Chip isSelected={isMuted} onClick={() => machine.changeSettings({ isMuted: !isMuted })}>
          Mute
        </Chip>
        <Chip isSelected={hasKeys} onClick={() => machine.changeSettings({ hasKeys: !hasKeys })}>
          Letters play the pads
        </Chip>
      </StyledLevel>
      <StyledHint style={{ marginBlockStart: '1rem' }}>
        The longer a sound rings, the longer the line under its letter. The browser makes every sound as you
        play; there are no sound files.
      </StyledHint>
    </>
  );
}
