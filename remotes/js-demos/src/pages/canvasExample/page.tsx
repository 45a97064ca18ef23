import type { PageProps } from '@portfolio/contract';
import { media } from '@portfolio/design';
import { useStore } from '@portfolio/kit';
import {
  DemoPanel,
  type DemoState,
  StateNotice,
  StateSwitch,
  StyledStack,
  useForcedState,
} from '@portfolio/kit/demo';
import { useCallback, useEffect, useId, useLayoutEffect, useState } from 'react';
import { DemoPage } from '../../demo/DemoPage';
import { watchStored } from '../../portable/storedValue';
import { CanvasMuseum } from './CanvasMuseum';
import { describeDrawing } from './drawing';
import { DRAWING } from './drawingFile';
import { DrawingExport } from './DrawingExport';
import { EXCERPT, FACTS, HowItWorks, LEAD, SHORTCUTS } from './explanation';
import { OPENING } from './openingDrawing';
import { Sheet } from './Sheet';
import { StyledBelow, StyledDesk } from './Sheet.styles';
import { createSketch } from './sketch';
import { Tools } from './Tools';

const CANVAS_STATES = ['running', 'unsupported'] as const satisfies readonly DemoState[];

const CANVAS_NOTICES = {
  unsupported: {
    title: 'This browser has no canvas',
    text: 'You draw in SVG instead, and each stroke is an element of the page. Everything works except exporting a PNG.',
  },
};

export default function CanvasExamplePage({ project }: PageProps) {
  const [sketch] = useState(() => createSketch());
  const [isSupported, setIsSupported] = useState(true);
  const [forced, force] = useForcedState(CANVAS_STATES);
  const description = useStore(sketch, ({ drawing }) => describeDrawing(drawing.present));
  const contentId = useId();
  const handleUnsupported = useCallback(() => setIsSupported(false), []);
  const actual = isSupported ? 'running' : 'unsupported';
  const state = isSupported ? (forced ?? actual) : actual;

  // Layout effects, so that the stored drawing is loaded before a link is imported.
  useLayoutEffect(() => sketch.attach(), [sketch]);
  useLayoutEffect(() => watchStored(DRAWING, sketch.receive), [sketch]);
  useEffect(() => sketch.play(OPENING, window.matchMedia(media.reducedMotion).matches), [sketch]);

  return (
    <DemoPage
      needsScript
      project={project}
      lead={LEAD}
      facts={FACTS}
      shortcuts={SHORTCUTS}
      howItWorks={<HowItWorks />}
      excerpt={EXCERPT}
      museum={<CanvasMuseum />}
    >
      <StyledStack data-gap="6">
        <DemoPanel title="Sheet, 1600 × 1000 units" needsScript>
          <StateNotice state={state} notices={CANVAS_NOTICES} />
          <StyledDesk>
            <Sheet
              sketch={sketch}
              hasCanvas={state === 'running'}
              onUnsupported={handleUnsupported}
              contentId={contentId}
            />
            <Tools sketch={sketch} />
          </StyledDesk>
          <StyledBelow id={contentId}>{description}</StyledBelow>
          <StateSwitch states={CANVAS_STATES} forced={forced} onForce={force} actual={actual} />
        </DemoPanel>
        <DemoPanel title="Take the drawing with you" needsScript>
          <DrawingExport sketch={sketch} />
        </DemoPanel>
      </StyledStack>
    </DemoPage>
  );
}
