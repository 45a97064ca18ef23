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
      // The page may be hidden rather than left: when it is shown again, the loops are gone.
      setRunning(loop.countRunning());
    };
  }, [loop]);

  function handlePlay() {
    loop.handleCanPlay();
    setRunning(loop.countRunning());
  }

  return (
    <StyledStack data-gap="3">
      <Button category="border" onClick={handlePlay}>
        Pause and play the {name} video
      </Button>
      <p>{running === 1 ? '1 loop is' : `${running} loops are`} painting the picture.</p>
      <Dimension isCompact>{perSecond} frames painted in the last second</Dimension>
    </StyledStack>
  );
}

/** The paint loop that is started again each time the video can play. */
export function LoopMuseum() {
  return (
    <BugMuseum
      title="The loop that starts again and again"
      fault="When the video says that it can play, the classic starts painting every sixteen milliseconds, for ever. But a video says so each time it resumes after a pause, so the page paints twice as often, then three times as often, and the fan comes on. The camera is never released either."
      remedy="Fixed: one loop, tied to the screen’s own frames. Starting it twice changes nothing, and it ends when the camera stops, when you leave and when the page is hidden in the background. The exhibit stops at twelve loops, for your battery’s sake."
      classic={<Exhibit name="classic" createLoop={createClassicLoop} />}
      fixed={<Exhibit name="fixed" createLoop={createSingleLoop} />}
    />
  );
}
