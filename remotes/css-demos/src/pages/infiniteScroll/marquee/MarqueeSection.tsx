import { Artboard, Checkbox, Section, useReducedMotion } from '@portfolio/design';
import { useState } from 'react';
import { CopyCss } from '../../../copy/CopyCss';
import { PropertyPanel } from '../../../custom-properties/PropertyPanel';
import { readEffect } from '../../../custom-properties/customProperty';
import { useCustomProperties } from '../../../custom-properties/useCustomProperties';
import { StyledBench, StyledColumn } from '../../../demo-page/DemoPage.styles';
import source from '../infiniteScroll.css?region=effect';
import { Marquee } from './Marquee';
import { MARQUEE_PROPERTIES } from './marqueeProperties';
import { UNITS } from './units';

const EFFECT = readEffect(source.text);

/** The first meaning of the name: a row without an end. */
export function MarqueeSection() {
  const panel = useCustomProperties(MARQUEE_PROPERTIES, EFFECT);
  const [isStill, setIsStill] = useState(false);
  const hasReducedMotion = useReducedMotion();

  return (
    <Section
      id="marquee"
      title="Marquee"
      measure={`${UNITS.length} units, ${panel.values['--marquee-duration']}`}
      lead="A row that runs in a circle. It waits under the pointer and under the keyboard, and standing still it is a list that scrolls by hand."
    >
      <StyledBench>
        <StyledColumn>
          <Artboard label="Marquee" padding="none">
            <Marquee style={panel.style} isStill={isStill} />
          </Artboard>
          <Checkbox
            className="infiniteScroll-pause"
            label="Hold it still"
            hint={
              hasReducedMotion ? 'This device asks for less motion, so the row is still already.' : undefined
            }
            isChecked={isStill}
            onChange={setIsStill}
          />
        </StyledColumn>
        <PropertyPanel panel={panel} />
        <CopyCss rule={panel.rule} effect={EFFECT.rest} />
      </StyledBench>
    </Section>
  );
}
