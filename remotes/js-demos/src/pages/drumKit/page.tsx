import type { PageProps } from '@portfolio/contract';
import { DemoPanel, StyledPanels, StyledStack } from '@portfolio/kit/demo';
import { useEffect, useLayoutEffect, useState } from 'react';
import { DemoPage } from '../../demo/DemoPage';
import { watchStored } from '../../portable/storedValue';
import { DRUM_SETTINGS } from './drumLoopFile';
import { createDrumMachine } from './drumMachine';
import { DrumMuseum } from './DrumMuseum';
import { DrumPads } from './DrumPads';
import { EXCERPT, FACTS, HowItWorks, LEAD, SHORTCUTS } from './explanation';
import { KeySettings } from './KeySettings';
import { LoopPanel } from './LoopPanel';
import { LoopShelf } from './LoopShelf';
import { PRESETS } from './presets';
import { createSoundSource } from './soundSource';
import { KitLevel } from './KitLevel';
import { SoundStates } from './SoundStates';
import { useKeyboardPads } from './useKeyboardPads';
import { LoopExport } from './LoopExport';

export default function DrumKitPage({ project }: PageProps) {
  const [source] = useState(createSoundSource);
  const [machine] = useState(() => createDrumMachine({ createContext: source.find, loop: PRESETS[0] }));

  // A layout effect, so that the stored loop is loaded before a link is imported.
  useLayoutEffect(() => machine.attach(), [machine]);
  useEffect(() => watchStored(DRUM_SETTINGS, machine.receive), [machine]);
  useKeyboardPads(machine);

  return (
    <DemoPage
      needsScript
      project={project}
      lead={LEAD}
      facts={FACTS}
      shortcuts={SHORTCUTS}
      howItWorks={<HowItWorks />}
      excerpt={EXCERPT}
      museum={<DrumMuseum />}
    >
      <StyledStack data-gap="6">
        <DemoPanel title="Kit" needsScript>
          <SoundStates machine={machine} source={source} pads={<DrumPads machine={machine} />}>
            <KitLevel machine={machine} />
          </SoundStates>
        </DemoPanel>
        <LoopPanel machine={machine} />
      </StyledStack>
      <StyledPanels data-min-rem="24">
        <DemoPanel title="Loops to open and save">
          <LoopShelf machine={machine} />
        </DemoPanel>
        <StyledStack data-gap="6">
          <DemoPanel title="Take the loop with you" needsScript>
            <LoopExport machine={machine} />
          </DemoPanel>
          <DemoPanel title="Keys" needsScript>
            <KeySettings machine={machine} />
          </DemoPanel>
        </StyledStack>
      </StyledPanels>
    </DemoPage>
  );
}
