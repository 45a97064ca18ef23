import { Button, Dimension } from '@portfolio/design';
import { StyledStack } from '@portfolio/kit/demo';
import { useEffect, useState } from 'react';
import { BugMuseum } from '../../demo/BugMuseum';
import { createClassicLoop, createSingleLoop, type PaintLoop } from './paintLoops';

interface ExhibitProps {
  name: string;
  createLoop: () => PaintLoop;
}

function Exhibit({ name, createLoop }: ExhibitProps) {
  const [loop] = useState(createLoop);
  const [running, setRunning] = useState(0);
  const [perSecond, setPerSecond] = useState(0);

  useEffect(() => {
    const meter = setInterval(() => setPerSecond(loop.takePaintings()), 1000);
    return () => {
      clearInterval(meter);
      loop.dispose();
    };
  }, [loop]);

  function handlePlay() {
    loop.handleCanPlay();
    setRunning(loop.countRunning());
  }

  return (
    <StyledStack $gap={3}>
      <Button category="border" onClick={handlePlay}>
        Pause and play the {name} video
      </Button>
      <p>{running === 1 ? '1 loop paints' : `${running} loops paint`} the picture.</p>
      <Dimension isCompact>{perSecond} paintings in the last second</Dimension>
    </StyledStack>
  );
}

/** The painting loop that is started once more each time the video can play. */
export function LoopMuseum() {
  return (
    <BugMuseum
      title="The loop that starts again and again"
      fault="The classic starts to paint when the video says that it can play, sixteen milliseconds apart, for ever. But a video says so each time it goes on after a pause, so the page paints twice as often, then three times, and the fan comes on. The camera is never given back either."
      remedy="Fixed: one loop, tied to the screen’s own frames. Starting it twice changes nothing, and it ends with the camera, with the page, and when the page is kept hidden. The exhibit stops at twelve loops, for your battery’s sake."
      classic={<Exhibit name="classic" createLoop={createClassicLoop} />}
      fixed={<Exhibit name="fixed" createLoop={createSingleLoop} />}
    />
  );
}
