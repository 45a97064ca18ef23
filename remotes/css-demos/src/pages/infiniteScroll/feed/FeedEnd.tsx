import { Alert, Button, space } from '@portfolio/design';
import styled from 'styled-components';
import type { FeedState, LoadDirection } from './feedState';
import { AUTOMATIC_LIMIT, findNextPage } from './feedState';
import { LENGTH_COUNT, PAGE_SIZE, toPageName } from './lengths';

interface FeedEndProps {
  state: FeedState;
  isAutomatic: boolean;
  onLoad: (direction: LoadDirection) => void;
  onGoTo: (px: number) => void;
}

const StyledEnd = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  padding: ${space[4]};
`;

function toStatus({ state, isAutomatic }: Pick<FeedEndProps, 'state' | 'isAutomatic'>): string {
  const { load, pages, automatic } = state;
  if (load.status === 'loading') return `Loading ${toPageName(load.page)} …`;
  if (load.status === 'failed') return '';
  if (findNextPage(pages, 'later') === undefined)
    return `That was the last of ${LENGTH_COUNT.toLocaleString('en')}.`;
  if (isAutomatic && automatic === AUTOMATIC_LIMIT)
    return `${AUTOMATIC_LIMIT} pages came by themselves. The feed waits here, so that you can pass it.`;
  return pages.first === pages.last ? '' : `Loaded ${toPageName(pages.last)}.`;
}

/** The lower end of the feed: more, a failure, or the last of all. */
export function FeedEnd({ state, isAutomatic, onLoad, onGoTo }: FeedEndProps) {
  const { load, pages } = state;
  const hasMore = findNextPage(pages, 'later') !== undefined;
  return (
    <StyledEnd>
      <div role="status">{toStatus({ state, isAutomatic })}</div>
      <div role="alert">
        {load.status === 'failed' && (
          <Alert
            type="danger"
            message={`The ${toPageName(load.page)} did not arrive.`}
            description={
              <p>What was loaded before is still here. Try again, or let the next page arrive above.</p>
            }
          />
        )}
      </div>
      {hasMore ? (
        <Button
          data-after-feed=""
          category="border-fwidth"
          aria-disabled={load.status === 'loading'}
          onClick={() => onLoad(load.status === 'failed' ? load.direction : 'later')}
        >
          {load.status === 'failed' ? 'Try again' : `Load ${PAGE_SIZE} longer ones`}
        </Button>
      ) : (
        <Button data-after-feed="" category="border-fwidth" onClick={() => onGoTo(1)}>
          Back to 1 px
        </Button>
      )}
      <noscript>
        <p>Further lengths need JavaScript.</p>
      </noscript>
    </StyledEnd>
  );
}
