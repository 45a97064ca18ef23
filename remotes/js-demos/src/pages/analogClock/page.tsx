import type { PageProps } from '@portfolio/contract';
import { useStore } from '@portfolio/kit';
import { DemoPanel, StyledStack } from '@portfolio/kit/demo';
import { useLayoutEffect, useState } from 'react';
import { DemoPage } from '../../demo/DemoPage';
import { PortablePanel } from '../../portable/PortablePanel';
import { watchStored } from '../../portable/storedValue';
import { ClockMuseum } from './ClockMuseum';
import { createClockRoom } from './clockRoom';
import { CLOCK_SET } from './clockSet';
import { ClockSettings } from './ClockSettings';
import { ClockWall } from './ClockWall';
import { EXCERPT, FACTS, HowItWorks, LEAD, SHORTCUTS } from './explanation';
import { HomeClock } from './HomeClock';

function watchVisibility(onChange: (isVisible: boolean) => void): () => void {
  const handleChange = () => onChange(document.visibilityState === 'visible');
  document.addEventListener('visibilitychange', handleChange);
  return () => document.removeEventListener('visibilitychange', handleChange);
}

const createBrowserRoom = () =>
  createClockRoom({
    nowMs: () => Date.now(),
    getHomeZone: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    watchVisibility,
  });

export default function AnalogClockPage({ project }: PageProps) {
  const [room] = useState(createBrowserRoom);
  const set = useStore(room, (state) => state.set.present);
  // Layout effects, so that the stored clocks are loaded before a link is imported.
  useLayoutEffect(() => room.attach(), [room]);
  useLayoutEffect(() => watchStored(CLOCK_SET, room.receive), [room]);

  return (
    <DemoPage
      needsScript
      project={project}
      lead={LEAD}
      facts={FACTS}
      shortcuts={SHORTCUTS}
      howItWorks={<HowItWorks />}
      excerpt={EXCERPT}
      museum={<ClockMuseum />}
    >
      <StyledStack data-gap="6">
        <DemoPanel title="Here" needsScript>
          <HomeClock room={room} />
          <ClockSettings room={room} />
        </DemoPanel>
        <DemoPanel title="Elsewhere" needsScript>
          <ClockWall room={room} />
        </DemoPanel>
        <DemoPanel title="Take the clocks with you" needsScript>
          <PortablePanel
            kind={CLOCK_SET}
            value={set}
            fileName="clocks"
            onImport={(imported) => room.change(imported)}
          />
        </DemoPanel>
      </StyledStack>
    </DemoPage>
  );
}
