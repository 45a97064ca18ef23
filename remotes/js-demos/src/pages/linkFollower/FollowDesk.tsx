import { RadioGroup, Slider } from '@portfolio/design';
import { DemoPanel, Disclosure, StateNotice, StateSwitch, StyledHint } from '@portfolio/kit/demo';
import { useState } from 'react';
import { FollowArea } from './FollowArea';
import { StyledColumn } from './FollowDesk.styles';
import { FOLLOW_NOTICES, FOLLOW_STATES, useFollowState } from './useFollowState';
import type { Engine } from './useFollower';
import { useHash } from './useHash';
import { Glossary, WordNav, WordText } from './WordLinks';

const HINTS: Record<Engine, string> = {
  script: 'The script measures each line of the link and sets one frame per line.',
  anchor:
    'The browser ties the frame to the link, without measuring. Around a link over two lines it is a single box.',
  none: 'Without a script, links still have their own underline and outline.',
};

/** A text full of links, the frame that follows them, and its settings. */
export function FollowDesk() {
  const [engine, setEngine] = useState<Engine>('script');
  const [widthPercent, setWidthPercent] = useState(100);
  const { state, forced, force, actual, isReduced, canFollow, hasAnchors } = useFollowState();
  const isKnown = state !== 'idle' || isReduced || forced === 'idle';
  const { hash, handleClick } = useHash();
  const area = { engine: canFollow ? engine : 'none', isStill: state === 'idle' } as const;

  return (
    <DemoPanel title="Words for the parts of a page">
      <StyledColumn onClick={handleClick}>
        <FollowArea {...area} hasTour>
          <WordNav hash={hash} />
        </FollowArea>
        <div style={{ inlineSize: `${widthPercent}%`, minInlineSize: 'min(100%, 14rem)' }}>
          <FollowArea {...area} hasRulers>
            <WordText hash={hash} />
          </FollowArea>
        </div>
        <div>
          <StateNotice state={isKnown ? state : null} notices={FOLLOW_NOTICES} />
          <Slider
            label="Text width"
            min={40}
            max={100}
            step={1}
            value={widthPercent}
            valueText={`${widthPercent}%`}
            onChange={setWidthPercent}
          />
          <StyledHint>
            Follow a link, then change the width: the text reflows, and the frame stays on its link.
          </StyledHint>
          <Disclosure title="How the frame is placed">
            <RadioGroup
              label="The frame is placed by"
              value={engine}
              hint={HINTS[engine]}
              options={[
                { value: 'script', label: 'A script that measures' },
                {
                  value: 'anchor',
                  label: hasAnchors ? 'An anchor in CSS' : 'An anchor in CSS (not in this browser)',
                  isDisabled: !hasAnchors,
                },
                { value: 'none', label: 'Nothing: there is no frame' },
              ]}
              onChange={setEngine}
            />
          </Disclosure>
          <StateSwitch states={FOLLOW_STATES} forced={forced} onForce={force} actual={actual} />
        </div>
        <FollowArea {...area}>
          <Glossary hash={hash} />
        </FollowArea>
      </StyledColumn>
    </DemoPanel>
  );
}
