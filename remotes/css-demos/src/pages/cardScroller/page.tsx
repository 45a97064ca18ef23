import type { PageProps } from '@portfolio/contract';
import { Artboard } from '@portfolio/design';
import { useState } from 'react';
import { CopyCss } from '../../copy/CopyCss';
import { PropertyPanel } from '../../custom-properties/PropertyPanel';
import { readEffect } from '../../custom-properties/customProperty';
import { useCustomProperties } from '../../custom-properties/useCustomProperties';
import { DemoPage } from '../../demo-page/DemoPage';
import { StyledBench, StyledColumn } from '../../demo-page/DemoPage.styles';
import { CardScroller } from './CardScroller';
import './cardScroller.css';
import source from './cardScroller.css?region=effect';
import { PartSwitches } from './PartSwitches';
import { ScrollerExplained } from './ScrollerExplained';
import type { ScrollerPart } from './scrollerParts';
import { SCROLLER_PROPERTIES } from './scrollerProperties';

const EFFECT = readEffect(source.text);

export default function CardScrollerPage({ project }: PageProps) {
  const panel = useCustomProperties(SCROLLER_PROPERTIES, EFFECT);
  const [without, setWithout] = useState<readonly ScrollerPart[]>([]);

  return (
    <DemoPage
      project={project}
      lead={[
        'A row of cards that snaps and fades at its edges, with its own buttons and markers, all in CSS.',
        'The twelve things on the cards are standard sizes, drawn to one scale.',
      ]}
      script="Only for dragging with the mouse, and in browsers without scroll buttons"
      howItWorks={<ScrollerExplained />}
    >
      <div className="cardScroller-demo">
        <StyledBench>
          <StyledColumn>
            <Artboard label="Card scroller, 12 cards" padding="small">
              <CardScroller style={panel.style} without={without} />
            </Artboard>
            <PartSwitches without={without} onChange={setWithout} />
          </StyledColumn>
          <PropertyPanel panel={panel} />
          <CopyCss rule={panel.rule} effect={EFFECT.rest} />
        </StyledBench>
      </div>
    </DemoPage>
  );
}
