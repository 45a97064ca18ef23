import { Chip, color, fontSize, fontWidth, space } from '@portfolio/design';
import { useId } from 'react';
import styled from 'styled-components';
import { DEMO_STATES, type DemoState } from './demoStates';

/** The states of a demo, the real one and the one shown on purpose. */
export interface StateSwitchProps<State extends DemoState> {
  states: readonly State[];
  /** The state shown on purpose, or null for the real one. */
  forced: State | null;
  onForce: (state: State | null) => void;
  /** The real state, or null where nobody can know it while another is shown on purpose. */
  actual: State | null;
}

const StyledSwitch = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};
  margin-block-start: ${space[5]};
  padding-block-start: ${space[4]};
  border-block-start: 1px dashed ${color.lineStrong};
`;

const StyledName = styled.span`
  color: ${color.muted};
  font-size: ${fontSize.caption};
  font-stretch: ${fontWidth.narrow};
  font-weight: 500;
`;

/** Shows any state of the demo on purpose, without having to break a device first. */
export function StateSwitch<State extends DemoState>({
  states,
  forced,
  onForce,
  actual,
}: StateSwitchProps<State>) {
  const nameId = useId();
  return (
    <StyledSwitch role="group" aria-labelledby={nameId}>
      <StyledName id={nameId}>Show a state on purpose</StyledName>
      <Chip isSelected={forced === null} onClick={() => onForce(null)}>
        As it is{actual !== null && ` (${DEMO_STATES[actual].toLowerCase()})`}
      </Chip>
      {states.map((state) => (
        <Chip key={state} isSelected={forced === state} onClick={() => onForce(state)}>
          {DEMO_STATES[state]}
        </Chip>
      ))}
    </StyledSwitch>
  );
}
