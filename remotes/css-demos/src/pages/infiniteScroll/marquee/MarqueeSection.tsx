import { Checkbox, useReducedMotion } from '@portfolio/design';
import { DemoPanel } from '@portfolio/kit/demo';
import { useState, type CSSProperties } from 'react';
import { CopyCss } from '../../../copy/CopyCss';
import { PropertyPanel } from '../../../custom-properties/PropertyPanel';
import { readEffect } from '../../../custom-properties/customProperty';
import { useCustomProperties } from '../../../custom-properties/useCustomProperties';
import { StyledBench } from '../../../demo-page/DemoPage.styles';
import source from '../infiniteScroll.css?region=effect';
import { Marquee } from './Marquee';
import { MARQUEE_PROPERTIES } from './marqueeProperties';
import { UNIT_NAMES, UNIT_PICTURES } from './unitItems';
import { UNITS } from './units';

const EFFECT = readEffect(source.text);

/** The first meaning of "infinite scroll": endless rows, in opposite directions. */
export function MarqueeSection() {
  const panel = useCustomProperties(MARQUEE_PROPERTIES, EFFECT);
  const [isStill, setIsStill] = useState(false);
  const hasReducedMotion = useReducedMotion();
  const opposite = panel.values['--marquee-direction'] === 'reverse' ? 'normal' : 'reverse';

  return (
    <div className="infiniteScroll-marquees" id="marquee">
      {/* Before the rows, so that it is reached before what it stops. */}
      <div data-scriptless="">
        <Checkbox
          className="infiniteScroll-pause"
          label="Hold it still"
          hint={
            hasReducedMotion
              ? 'Your device asks for less motion, so the rows are already still.'
              : 'A row also stops while the pointer or the focus is on it. When it stands still, it is a list that you scroll yourself.'
          }
          isChecked={isStill}
          onChange={setIsStill}
        />
      </div>
      <DemoPanel
        title={`Marquee: ${UNITS.length} old units of length, ${panel.values['--marquee-duration']}`}
        padding="none"
      >
        <Marquee label="Old units of length" style={panel.style} isStill={isStill}>
          {UNIT_NAMES}
        </Marquee>
        <Marquee
          label="Old units of length, as stripes"
          style={{ ...panel.style, '--marquee-direction': opposite } as CSSProperties}
          isStill={isStill}
        >
          {UNIT_PICTURES}
        </Marquee>
      </DemoPanel>
      <StyledBench>
        <CopyCss rule={panel.rule} effect={EFFECT.rest} />
        <PropertyPanel panel={panel} />
      </StyledBench>
    </div>
  );
}
