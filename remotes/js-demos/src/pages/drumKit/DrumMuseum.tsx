import { Checkbox } from '@portfolio/design';
import { StyledStack } from '@portfolio/kit/demo';
import { useEffect, useState, type ReactNode } from 'react';
import { BugMuseum } from '../../demo/BugMuseum';
import { LIT_MS } from './drumMachine';
import { StyledMuseumPad } from './DrumMuseum.styles';
import { createClassicLight, createTimedLight } from './padLight';

function ClassicPad({ isAnimated }: { isAnimated: boolean }) {
  const [isLit, setIsLit] = useState(false);
  const [light] = useState(() => createClassicLight({ setLit: setIsLit }));
  return (
    <StyledMuseumPad
      type="button"
      data-lit={isLit || undefined}
      data-animated={isAnimated || undefined}
      onClick={light.strike}
      onTransitionEnd={light.handleTransitionEnd}
    >
      Strike the classic pad <span>{isLit ? 'lit' : 'out'}</span>
    </StyledMuseumPad>
  );
}

function FixedPad({ isAnimated }: { isAnimated: boolean }) {
  const [isLit, setIsLit] = useState(false);
  const [light] = useState(() => createTimedLight({ setLit: setIsLit }, LIT_MS));
  useEffect(() => light.dispose, [light]);
  return (
    <StyledMuseumPad
      type="button"
      data-lit={isLit || undefined}
      data-animated={isAnimated || undefined}
      onClick={light.strike}
    >
      Strike the fixed pad <span>{isLit ? 'lit' : 'out'}</span>
    </StyledMuseumPad>
  );
}

/** The pad that stays lit when nothing is animated. */
export function DrumMuseum() {
  const [isAnimated, setIsAnimated] = useState(false);
  const pads = (pad: ReactNode) => (
    <StyledStack>
      {pad}
      <Checkbox label="Animations are on" isChecked={isAnimated} onChange={setIsAnimated} />
    </StyledStack>
  );
  return (
    <BugMuseum
      title="The pad that never goes out"
      fault="The classic kit lights a pad with a class and removes it when the pad’s transition ends. Where a visitor or a style sheet has switched transitions off, none ever ends, so every pad you strike stays lit for good."
      remedy="Fixed: a timer puts the light out. The change may be animated or not; the state does not wait for it."
      classic={pads(<ClassicPad isAnimated={isAnimated} />)}
      fixed={pads(<FixedPad isAnimated={isAnimated} />)}
    />
  );
}
