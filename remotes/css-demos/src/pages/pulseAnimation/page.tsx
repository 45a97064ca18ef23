import type { PageProps } from '@portfolio/contract';
import { Artboard, Checkbox, Dimension, RadioGroup, useReducedMotion } from '@portfolio/design';
import { useState } from 'react';
import { CopyCss } from '../../copy/CopyCss';
import { PropertyPanel } from '../../custom-properties/PropertyPanel';
import { readEffect, toNumber } from '../../custom-properties/customProperty';
import { useCustomProperties } from '../../custom-properties/useCustomProperties';
import { DemoPage } from '../../demo-page/DemoPage';
import { StyledBench, StyledColumn, StyledControls } from '../../demo-page/DemoPage.styles';
import { Pulse } from './Pulse';
import './pulseAnimation.css';
import source from './pulseAnimation.css?region=effect';
import { PulseExplained } from './PulseExplained';
import { PULSE_PROPERTIES } from './pulseProperties';

const EFFECT = readEffect(source.text);

const MOTIONS = [
  { value: 'device', label: 'As on this device' },
  { value: 'still', label: 'Without motion' },
] as const;

export default function PulseAnimationPage({ project }: PageProps) {
  const panel = useCustomProperties(PULSE_PROPERTIES, EFFECT);
  const [isPaused, setIsPaused] = useState(false);
  const [motion, setMotion] = useState<(typeof MOTIONS)[number]['value']>('device');
  const hasReducedMotion = useReducedMotion();
  const state = { isPaused, isStill: motion === 'still' };
  const sizePx = toNumber(panel.values['--pulse-size']);
  const reach = toNumber(panel.values['--pulse-reach']);

  return (
    <DemoPage
      project={project}
      lead={[
        'Rings spread from a badge to show that something is live.',
        'Every length, duration and curve is a custom property: change it here and copy the CSS.',
      ]}
      script="None for the effect; only for the panel"
      howItWorks={<PulseExplained />}
    >
      <div className="pulseAnimation-demo">
        <StyledBench>
          <StyledColumn>
            <Artboard label={`Pulse, ${panel.values['--pulse-duration']}`} padding="none">
              <div className="pulseAnimation-stage">
                <Pulse {...state} style={panel.style}>
                  <span className="pulseAnimation-core">Live</span>
                  <span className="pulseAnimation-measure pulseAnimation-measure--start" aria-hidden="true">
                    <Dimension>{sizePx}</Dimension>
                  </span>
                  <span className="pulseAnimation-measure pulseAnimation-measure--end" aria-hidden="true">
                    <Dimension>{Math.round(sizePx * reach)} px</Dimension>
                  </span>
                </Pulse>
              </div>
            </Artboard>
            <StyledControls>
              <div data-scriptless="">
                <Checkbox
                  className="pulseAnimation-pause"
                  label="Pause the animation"
                  isChecked={isPaused}
                  onChange={setIsPaused}
                />
              </div>
              <RadioGroup
                look="segments"
                label="Motion"
                hint={
                  hasReducedMotion ? 'Your device asks for less motion, so the badges are still.' : undefined
                }
                options={MOTIONS}
                value={motion}
                onChange={setMotion}
              />
            </StyledControls>
          </StyledColumn>
          <PropertyPanel panel={panel} />
          <StyledColumn>
            <div className="pulseAnimation-uses">
              <Artboard label="Recording">
                <div className="pulseAnimation-use">
                  <Pulse {...state} modifier="pulseAnimation--recording">
                    <span className="pulseAnimation-core" />
                  </Pulse>
                  <span>Recording the screen</span>
                </div>
              </Artboard>
              <Artboard label="Place">
                <div className="pulseAnimation-use">
                  <Pulse {...state} modifier="pulseAnimation--place">
                    <span className="pulseAnimation-core" />
                  </Pulse>
                  <span>You are here</span>
                </div>
              </Artboard>
              <Artboard label="Count">
                <div className="pulseAnimation-use">
                  <Pulse {...state} modifier="pulseAnimation--count">
                    <span className="pulseAnimation-core">3</span>
                  </Pulse>
                  <span>Unread messages</span>
                </div>
              </Artboard>
            </div>
            <CopyCss rule={panel.rule} effect={EFFECT.rest} />
          </StyledColumn>
        </StyledBench>
      </div>
    </DemoPage>
  );
}
