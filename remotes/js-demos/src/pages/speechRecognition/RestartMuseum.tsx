import { Button, Dimension } from '@portfolio/design';
import { StyledHint, StyledStack } from '@portfolio/kit/demo';
import { useEffect, useRef, useState } from 'react';
import { BugMuseum } from '../../demo/BugMuseum';
import {
  CLASSIC_CAP,
  createBoundedListener,
  createClassicListener,
  createRefusedRecogniser,
} from './restartLoops';

interface ExhibitProps {
  name: string;
  createListener: typeof createClassicListener;
}

function Exhibit({ name, createListener }: ExhibitProps) {
  const [starts, setStarts] = useState(0);
  const endRef = useRef<(() => void) | null>(null);
  useEffect(() => () => endRef.current?.(), []);

  function handleStart() {
    endRef.current?.();
    const recogniser = createRefusedRecogniser();
    const listener = createListener({ recogniser, onChange: () => setStarts(listener.countStarts()) });
    endRef.current = () => {
      listener.dispose();
      recogniser.dispose();
    };
    listener.start();
  }

  return (
    <StyledStack data-gap="3">
      <Button category="border" onClick={handleStart}>
        Refuse the microphone to the {name} page
      </Button>
      <Dimension isCompact>{starts === 1 ? '1 start' : `${starts} starts`}</Dimension>
      {starts >= CLASSIC_CAP && <StyledHint>The museum has pulled the plug.</StyledHint>}
    </StyledStack>
  );
}

/** The page that asks again after every refusal. */
export function RestartMuseum() {
  return (
    <BugMuseum
      title="The page that cannot take no for an answer"
      fault="The classic starts listening again whenever listening ends. A refused microphone ends it too, at once, so the page asks, is refused and asks again, thousands of times within seconds, until the tab is closed."
      remedy={`Fixed: a refusal is an answer. The page starts again only after an end without an error, a little later each time, and after five silent attempts it gives up and says so. The exhibit’s microphone is simulated, and its loop ends at ${CLASSIC_CAP} starts.`}
      classic={<Exhibit name="classic" createListener={createClassicListener} />}
      fixed={<Exhibit name="fixed" createListener={createBoundedListener} />}
    />
  );
}
