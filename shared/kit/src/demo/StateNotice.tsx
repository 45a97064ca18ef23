import { Button, color, fontSize, fontWidth, media, radius, space } from '@portfolio/design';
import styled from 'styled-components';
import { keepFocus } from '../focus/keepFocus';
import { StyledMessageRegion } from './controls.styles';
import { DEMO_STATES, type DemoState } from './demoStates';

/** The notice for one state of a demo. */
export interface Notice {
  title: string;
  /** The cause and the next step, in a sentence or two. */
  text: string;
}

/** A button for the next step. */
export interface NoticeAction {
  label: string;
  onClick: () => void;
  /** Whether it is the step that most visitors want. */
  isPrimary?: boolean;
}

/** The notices of a demo by state. */
export interface StateNoticeProps {
  /** Null while the state is unknown. */
  state: DemoState | null;
  /** By state; a state that is not listed shows no notice. */
  notices: Readonly<Partial<Record<DemoState, Notice>>>;
  /** An actual problem. It replaces the notice of its state. */
  problem?: (Notice & { state: DemoState }) | null;
  /** By state; `problem` applies to every state that is not listed. */
  actions?: Readonly<Partial<Record<DemoState | 'problem', readonly NoticeAction[]>>>;
}

const BAD_STATES: readonly DemoState[] = ['denied', 'missing', 'unsupported', 'offline', 'failed'];

const StyledNotice = styled.div`
  display: grid;
  gap: ${space[2]};
  padding: ${space[4]};
  border: 1px solid ${color.line};
  border-inline-start: 4px solid ${color.select};
  border-radius: ${radius.small};
  background: ${color.canvas};
  font-size: ${fontSize.small};

  &:where([data-bad]) {
    border-inline-start-color: ${color.danger};
  }

  @media ${media.forcedColors} {
    border-inline-start-color: CanvasText;
  }
`;

const StyledState = styled.span`
  color: ${color.muted};
  font-size: ${fontSize.caption};
  font-stretch: ${fontWidth.label};
  font-weight: 500;
`;

const StyledTitle = styled.strong`
  font-size: ${fontSize.body};
  font-weight: 650;
`;

const StyledActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  margin-block-start: ${space[2]};
`;

/**
 * Shows the notice for the current state, if there is one, and the next steps. The live region exists before its first
 * text, so that screen readers announce it.
 */
export function StateNotice({ state, notices, problem = null, actions = {} }: StateNoticeProps) {
  return (
    <StyledMessageRegion ref={keepFocus} aria-live="polite" tabIndex={-1}>
      {state !== null && (
        <CurrentNotice
          state={state}
          notice={problem?.state === state ? problem : notices[state]}
          actions={actions[state] ?? actions.problem ?? []}
        />
      )}
    </StyledMessageRegion>
  );
}

interface CurrentNoticeProps {
  state: DemoState;
  notice: Notice | undefined;
  actions: readonly NoticeAction[];
}

function CurrentNotice({ state, notice, actions }: CurrentNoticeProps) {
  if (notice === undefined) return null;
  return (
    <StyledNotice data-bad={BAD_STATES.includes(state) || undefined}>
      <StyledState>State: {DEMO_STATES[state].toLowerCase()}</StyledState>
      <StyledTitle>{notice.title}</StyledTitle>
      <div>{notice.text}</div>
      {actions.length > 0 && (
        <StyledActions>
          {actions.map(({ label, isPrimary = false, onClick }) => (
            <Button key={label} category={isPrimary ? undefined : 'border-sm'} onClick={onClick}>
              {label}
            </Button>
          ))}
        </StyledActions>
      )}
    </StyledNotice>
  );
}
