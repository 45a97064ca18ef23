import { Chip, Slider } from '@portfolio/design';
import { useStore } from '@portfolio/kit';
import { StyledHint } from '@portfolio/kit/demo';
import type { DrumMachine } from './drumMachine';
import { StyledLevel, StyledPads } from './DrumPads.styles';
import { PadButton } from './PadButton';
import { PADS } from './pads';

/** The nine pads, with volume and mute. */
export function DrumPads({ machine }: { machine: DrumMachine }) {
  const { volumePercent, isMuted, hasKeys } = useStore(machine, ({ settings }) => settings);
  return (
    <>
      <StyledPads role="list" aria-label="Drum pads">
        {PADS.map(({ name }, index) => (
          <li key={name}>
            <PadButton machine={machine} index={index} />
          </li>
        ))}
      </StyledPads>
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
