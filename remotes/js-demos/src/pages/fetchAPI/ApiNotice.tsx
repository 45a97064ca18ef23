import { Button } from '@portfolio/design';
import { StateNotice, StyledNews } from '@portfolio/kit/demo';
import type { ApiDemoState } from './apiSource';
import { REQUEST_PROBLEMS, type ProblemKind, type RequestProblem } from './requestProblem';

export interface ApiNoticeProps {
  state: ApiDemoState;
  problem: RequestProblem | null;
  onRetry: () => void;
}

/* What a state shown on purpose says before its request has ended that way itself. */
const EXAMPLES: Partial<Record<ApiDemoState, ProblemKind>> = {
  denied: 'refused',
  missing: 'missing',
  unsupported: 'unsupported',
  offline: 'offline',
  failed: 'server',
};

/** Says how the request stands where that is news. The region is always there, so that its text is read out. */
export function ApiNotice({ state, problem, onRetry }: ApiNoticeProps) {
  const kind = problem?.info.state === state ? problem.kind : EXAMPLES[state];
  const info = kind === undefined ? null : REQUEST_PROBLEMS[kind];
  const status = problem?.status;
  return (
    <StyledNews aria-live="polite">
      {state === 'asking' && (
        <StateNotice state={state} title="The request is under way">
          The films below stay until an answer is here, and can be searched meanwhile.
        </StateNotice>
      )}
      {info !== null && (
        <StateNotice
          state={info.state}
          title={status === undefined ? info.title : `${info.title} (status ${status})`}
          actions={
            <Button category="border-sm" onClick={onRetry}>
              Try again
            </Button>
          }
        >
          {info.text}
        </StateNotice>
      )}
    </StyledNews>
  );
}
