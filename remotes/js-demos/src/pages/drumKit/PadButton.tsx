import { useStore } from '@portfolio/kit';
import { memo, useRef, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import type { DrumMachine } from './drumMachine';
import { StyledDecay, StyledDecayLine, StyledKey, StyledName, StyledPad } from './DrumPads.styles';
import { decayMsOf } from './voices';

export interface PadButtonProps {
  machine: DrumMachine;
  index: number;
}

/** Length of the longest voice; the lines of all pads are drawn to this scale. */
const FULL_SCALE_MS = 1100;

export const PadButton = memo(function PadButton({ machine, index }: PadButtonProps) {
  const pad = useStore(machine, ({ pads }) => pads[index]);
  const hasKeys = useStore(machine, ({ settings }) => settings.hasKeys);
  const isPointerPlayedRef = useRef(false);
  if (pad === undefined) return null;
  const { name, key, dataKey, isPlaying } = pad;
  const decayMs = decayMsOf(pad.audio);

  function handlePointerDown({ button }: PointerEvent) {
    if (button !== 0) return;
    isPointerPlayedRef.current = true;
    machine.hit(name);
  }

  function handleClick({ detail }: MouseEvent) {
    // A click after a pointer event has already played; one from the keyboard or a screen reader has not.
    if (detail === 0 || !isPointerPlayedRef.current) machine.hit(name);
    // Browsers allow sound only once a finger is lifted, so the stroke could not wake the audio.
    else machine.wake();
    isPointerPlayedRef.current = false;
  }

  function handleKeyDown(event: KeyboardEvent) {
    // Holding Enter would click repeatedly.
    if (event.repeat && event.key === 'Enter') event.preventDefault();
  }

  return (
    <StyledPad
      type="button"
      data-key={dataKey}
      aria-keyshortcuts={hasKeys ? key : undefined}
      data-playing={isPlaying || undefined}
      onPointerDown={handlePointerDown}
      onClick={handleClick}
      onKeyDown={handleKeyDown}
      onContextMenu={(event) => event.preventDefault()}
    >
      {/* The space separates the two in the button's name; the layout does not show it. */}
      <StyledName>{name}</StyledName> <StyledKey data-off={!hasKeys || undefined}>{key}</StyledKey>
      <StyledDecay aria-hidden="true">
        {decayMs} ms
        <StyledDecayLine style={{ inlineSize: `${Math.max(12, (decayMs / FULL_SCALE_MS) * 100)}%` }} />
      </StyledDecay>
    </StyledPad>
  );
});
