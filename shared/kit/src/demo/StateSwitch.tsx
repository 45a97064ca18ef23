import { Chip, space } from '@portfolio/design';
import { useEffect, useId, useRef } from 'react';
import styled from 'styled-components';
import { DEMO_STATES, type DemoState } from './demoStates';
import { Disclosure } from './Disclosure';

/** The states of a demo: the real one and the forced one. */
export interface StateSwitchProps<State extends DemoState> {
  states: readonly State[];
  /** The state shown on purpose, or null for the real one. */
  forced: State | null;
  onForce: (state: State | null) => void;
  /** The real state, or null if it is unknown while another one is forced. */
  actual: State | null;
}

const StyledSwitch = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[3]};
`;

/** Lets visitors see any state of the demo without having to break a device first. Collapsed until opened. */
export function StateSwitch<State extends DemoState>({
  states,
  forced,
  onForce,
  actual,
}: StateSwitchProps<State>) {
  const nameId = useId();
  const disclosureRef = useRef<HTMLDetailsElement>(null);

  // An address that asks for a state opens it, so that the way back to the real one is visible.
  useEffect(() => {
    if (forced !== null && disclosureRef.current !== null) disclosureRef.current.open = true;
  }, [forced]);

  return (
    <div data-needs-script="">
      <Disclosure ref={disclosureRef} title="Show another state of this demo" titleId={nameId}>
        <StyledSwitch role="group" aria-labelledby={nameId}>
          <Chip isSelected={forced === null} onClick={() => onForce(null)}>
            Actual state{actual !== null && ` (${DEMO_STATES[actual].toLowerCase()})`}
          </Chip>
          {states.map((state) => (
            <Chip key={state} isSelected={forced === state} onClick={() => onForce(state)}>
              {DEMO_STATES[state]}
            </Chip>
          ))}
        </StyledSwitch>
      </Disclosure>
    </div>
  );
}
