import type { PageProps } from '@portfolio/contract';
import { Artboard, RadioGroup } from '@portfolio/design';
import { useState } from 'react';
import { CopyCss } from '../../copy/CopyCss';
import { PropertyPanel } from '../../custom-properties/PropertyPanel';
import { toCssRule } from '../../custom-properties/customProperty';
import { useCustomProperties } from '../../custom-properties/useCustomProperties';
import { DemoPage } from '../../demo-page/DemoPage';
import { StyledBench, StyledColumn } from '../../demo-page/DemoPage.styles';
import { CardScroller } from './CardScroller';
import './cardScroller.css';
import { ScrollerExplained } from './ScrollerExplained';
import { SCROLLER_EFFECT } from './scrollerEffect';
import { SCROLLER_PROPERTIES, SCROLLER_SELECTOR } from './scrollerProperties';

/** What the style sheet can be shown without, so that every fallback can be seen in every browser. */
const SUPPORT = [
  { value: '', label: 'All this browser has' },
  { value: 'controls', label: 'Without scroll buttons and markers' },
  { value: 'timeline', label: 'Without scroll-driven animation' },
  { value: 'controls timeline', label: 'Without either' },
] as const;

export default function CardScrollerPage({ project }: PageProps) {
  const panel = useCustomProperties(SCROLLER_PROPERTIES);
  const [without, setWithout] = useState<(typeof SUPPORT)[number]['value']>('');

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
            <RadioGroup
              label="Show the row with"
              look="inline"
              options={SUPPORT}
              value={without}
              onChange={setWithout}
            />
            <CopyCss
              rule={toCssRule(SCROLLER_SELECTOR, SCROLLER_PROPERTIES, panel.values)}
              effect={SCROLLER_EFFECT}
            />
          </StyledColumn>
          <PropertyPanel
            properties={SCROLLER_PROPERTIES}
            values={panel.values}
            isChanged={panel.isChanged}
            onChange={panel.setValue}
            onReset={panel.reset}
          />
        </StyledBench>
      </div>
    </DemoPage>
  );
}
