import { Button, space } from '@portfolio/design';
import styled from 'styled-components';
import type { FeedState, LoadRequest } from './feedState';
import { AUTOMATIC_LIMIT, findNextPages } from './feedState';
import { LENGTH_COUNT, PAGE_SIZE, toEnds, toRangeName } from './lengths';
import { LoadFailure } from './LoadFailure';

interface FeedEndProps {
  state: FeedState;
  isAutomatic: boolean;
  onLoad: (request: LoadRequest) => void;
  onGoTo: (px: number) => void;
}

const StyledEnd = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  padding: ${space[4]};
`;

function toStatus({ state, isAutomatic }: Pick<FeedEndProps, 'state' | 'isAutomatic'>): string {
  const { load, automatic } = state;
  if (load.status === 'failed') return '';
  if (load.status !== 'idle') return `Loading ${toRangeName(load.pages)} …`;
  if (isAutomatic && automatic === AUTOMATIC_LIMIT)
    return `${AUTOMATIC_LIMIT} pages were loaded automatically. The feed stops here, so you can move past it.`;
  if (load.arrived === null) return '';
  const isLast = findNextPages(load.arrived, 'later') === undefined;
  return `Loaded ${toRangeName(load.arrived)}${isLast ? ', the last ones' : ''}.`;
}

/** The lower end of the feed: a way to load more, a failure to do so, or the end of all pages. */
export function FeedEnd({ state, isAutomatic, onLoad, onGoTo }: FeedEndProps) {
  const { load, pages } = state;
  const hasFailed = load.status === 'failed' && load.request !== 'earlier';
  const rest = LENGTH_COUNT - toEnds(pages).lastPx;
  return (
    <StyledEnd>
      <div role="status">{toStatus({ state, isAutomatic })}</div>
      <div role="alert">{hasFailed && <LoadFailure pages={load.pages} />}</div>
      {rest > 0 ? (
        <>
          <Button
            data-after-feed=""
            category="border-fwidth"
            aria-disabled={load.status === 'loading'}
            onClick={() => onLoad(hasFailed ? load.request : 'later')}
          >
            {hasFailed ? 'Try again' : `Load ${PAGE_SIZE} longer ones`}
          </Button>
          {/* Stays after a failure: removed, it would take the focus with it. */}
          {rest > PAGE_SIZE && (
            <Button
              category="text"
              aria-disabled={load.status === 'loading'}
              onClick={() => onLoad('all-later')}
            >
              Load all {rest.toLocaleString('en')} longer ones
            </Button>
          )}
        </>
      ) : (
        <Button data-after-feed="" category="border-fwidth" onClick={() => onGoTo(1)}>
          Back to 1 px
        </Button>
      )}
      <noscript>
        <p>Longer lengths need JavaScript.</p>
      </noscript>
    </StyledEnd>
  );
}
