import type { PageProps } from '@portfolio/contract';
import { useStore } from '@portfolio/kit';
import {
  DemoPanel,
  StateNotice,
  StateSwitch,
  StyledPanels,
  StyledStack,
  useForcedState,
} from '@portfolio/kit/demo';
import { useEffect, useLayoutEffect, useState } from 'react';
import { DemoPage } from '../../demo/DemoPage';
import { createDrumMachine } from './drumMachine';
import { DrumMuseum } from './DrumMuseum';
import { DrumPads } from './DrumPads';
import { EXCERPT, FACTS, HowItWorks, LEAD, SHORTCUTS } from './explanation';
import { KeySettings } from './KeySettings';
import { LoopPanel } from './LoopPanel';
import { LoopShelf } from './LoopShelf';
import { PRESETS } from './presets';
import { SOUND_NOTICES, SOUND_STATES, createSoundSource, toDemoState } from './soundSource';
import { useKeyboardPads } from './useKeyboardPads';
import { LoopExport } from './LoopExport';

export default function DrumKitPage({ project }: PageProps) {
  const [source] = useState(createSoundSource);
  const [machine] = useState(() => createDrumMachine({ createContext: source.find, loop: PRESETS[0] }));
  const [forced, force] = useForcedState(SOUND_STATES);
  const sound = useStore(machine, (state) => toDemoState(state.sound));
  const state = forced ?? sound;

  // A layout effect, so that the stored loop is loaded before a link is imported.
  useLayoutEffect(() => machine.attach(), [machine]);
  useKeyboardPads(machine);
  useEffect(() => {
    if (source.simulate(forced)) machine.sleep();
  }, [forced, source, machine]);

  function handleAllow() {
    if (source.simulate(null)) machine.sleep();
    force(null);
    machine.wake();
  }

  return (
    <DemoPage
      project={project}
      lead={LEAD}
      facts={FACTS}
      shortcuts={SHORTCUTS}
      howItWorks={<HowItWorks />}
      excerpt={EXCERPT}
      museum={<DrumMuseum />}
    >
      <StyledStack data-gap="6">
        <DemoPanel title="Kit">
          <StateNotice
            state={state}
            notices={SOUND_NOTICES}
            actions={{ asking: [{ label: 'Turn sound on', onClick: handleAllow, isPrimary: true }] }}
          />
          <DrumPads machine={machine} />
          <StateSwitch states={SOUND_STATES} forced={forced} onForce={force} actual={sound} />
        </DemoPanel>
        <LoopPanel machine={machine} />
      </StyledStack>
      <StyledPanels data-min-rem="24">
        <DemoPanel title="Loops to open and save">
          <LoopShelf machine={machine} />
        </DemoPanel>
        <StyledStack data-gap="6">
          <DemoPanel title="Take the loop with you">
            <LoopExport machine={machine} />
          </DemoPanel>
          <DemoPanel title="Keys">
            <KeySettings machine={machine} />
          </DemoPanel>
        </StyledStack>
      </StyledPanels>
    </DemoPage>
  );
}
