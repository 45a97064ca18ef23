import type { PageProps } from '@portfolio/contract';
import { Artboard } from '@portfolio/design';
import { useState } from 'react';
import { CopyCss } from '../../copy/CopyCss';
import { PropertyPanel } from '../../custom-properties/PropertyPanel';
import { toCssRule } from '../../custom-properties/customProperty';
import { useCustomProperties } from '../../custom-properties/useCustomProperties';
import { DemoPage } from '../../demo-page/DemoPage';
import { StyledBench, StyledColumn } from '../../demo-page/DemoPage.styles';
import { CardScroller } from './CardScroller';
import './cardScroller.css';
import { PartSwitches } from './PartSwitches';
import { ScrollerExplained } from './ScrollerExplained';
import { SCROLLER_EFFECT } from './scrollerEffect';
import type { ScrollerPart } from './scrollerParts';
import { SCROLLER_PROPERTIES, SCROLLER_SELECTOR } from './scrollerProperties';

export default function CardScrollerPage({ project }: PageProps) {
  const panel = useCustomProperties(SCROLLER_PROPERTIES);
  const [without, setWithout] = useState<readonly ScrollerPart[]>([]);

  return (
    <DemoPage
      project={project}
      lead="A row of cards that snaps, fades at its edges and brings its own buttons and markers, all by style sheet. Twelve things of a standard size stand in it, drawn to one scale."
      script="Only for browsers without scroll buttons"
      source="cardScroller"
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
          <CopyCss
            rule={toCssRule(SCROLLER_SELECTOR, SCROLLER_PROPERTIES, panel.values)}
            effect={SCROLLER_EFFECT}
          />
        </StyledBench>
      </div>
    </DemoPage>
  );
}
