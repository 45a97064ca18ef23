import { useStore } from '@portfolio/kit';
import { StateNotice, StateSwitch, useForcedState } from '@portfolio/kit/demo';
import { useEffect, type ReactNode } from 'react';
import type { DrumMachine } from './drumMachine';
import { StyledSoundNotice } from './SoundStates.styles';
import { SOUND_NOTICES, SOUND_STATES, toDemoState, type SoundSource } from './soundSource';

interface SoundStatesProps {
  machine: DrumMachine;
  source: SoundSource;
  /** The page renders them, so that they do not render again when the sound starts with the first stroke. */
  pads: ReactNode;
  /** The controls below the pads. */
  children: ReactNode;
}

/**
 * The pads, below them what the browser says about sound (above, it would move them away from the second stroke), then
 * the controls and the switch of the states.
 */
export function SoundStates({ machine, source, pads, children }: SoundStatesProps) {
  const [forced, force] = useForcedState(SOUND_STATES);
  const sound = useStore(machine, (state) => toDemoState(state.sound));

  useEffect(() => {
    if (source.simulate(forced)) machine.sleep();
  }, [forced, source, machine]);

  function handleAllow() {
    if (source.simulate(null)) machine.sleep();
    force(null);
    machine.wake();
  }

  return (
    <>
      {pads}
      <StyledSoundNotice>
        <StateNotice
          state={forced ?? sound}
          notices={SOUND_NOTICES}
          actions={{ asking: [{ label: 'Turn sound on', onClick: handleAllow, isPrimary: true }] }}
        />
      </StyledSoundNotice>
      {children}
      <StateSwitch states={SOUND_STATES} forced={forced} onForce={force} actual={sound} />
    </>
  );
}
