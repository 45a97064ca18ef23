import { color, fontSize, fontWidth, media, radius, space } from '@portfolio/design';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { DEMO_STATES, type DemoState } from './demoStates';

/** A state and the news about it. */
export interface StateNoticeProps {
  state: DemoState;
  title: string;
  /** What happened and what can be done, in a sentence or two. */
  children: ReactNode;
  /** Buttons that lead on. */
  actions?: ReactNode;
}

const BAD_STATES: readonly DemoState[] = ['denied', 'missing', 'unsupported', 'offline', 'failed'];

const StyledNotice = styled.div<{ $isBad: boolean }>`
  display: grid;
  gap: ${space[2]};
  padding: ${space[4]};
  border: 1px solid ${color.line};
  border-inline-start: 4px solid ${({ $isBad }) => ($isBad ? color.danger : color.select)};
  border-radius: ${radius.small};
  background: ${color.canvas};
  font-size: ${fontSize.small};

  @media ${media.forcedColors} {
    border-inline-start-color: CanvasText;
  }
`;

const StyledState = styled.span`
  color: ${color.muted};
  font-size: ${fontSize.caption};
  font-stretch: ${fontWidth.narrow};
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

/** Says which state the demo is in and the way on. The live region around it, if it is news, belongs to the page. */
export function StateNotice({ state, title, children, actions }: StateNoticeProps) {
  return (
    <StyledNotice $isBad={BAD_STATES.includes(state)}>
      <StyledState>State: {DEMO_STATES[state].toLowerCase()}</StyledState>
      <StyledTitle>{title}</StyledTitle>
      <div>{children}</div>
      {actions !== undefined && <StyledActions>{actions}</StyledActions>}
    </StyledNotice>
  );
}
