import { ChunkLoadError } from '@portfolio/contract';
import { Button, color, fontSize, layer, layout, space } from '@portfolio/design';
import styled from 'styled-components';
import { focusHeading } from '../browser/focusHeading';
import { isShellFault } from './loadReleasePage';

const StyledPanel = styled.section`
  max-width: 42rem;
  margin: ${space[6]} auto;
  padding: ${space[5]};
  background: ${color.surface};
  border: 1px solid ${color.danger};

  &:where([data-sticky]) {
    position: sticky;
    z-index: ${layer.raised};
    inset-block-start: calc(${layout.headerHeight} + ${space[3]});
    /* In a low window, or with a high zoom, it would cover the text, and its buttons would be out of reach. */
    max-block-size: 50dvh;
    overflow-y: auto;
  }

  button {
    margin: 0 ${space[3]} ${space[2]} 0;
  }
`;

const StyledTitle = styled.h2`
  font-size: ${fontSize.h3};
  margin-bottom: ${space[3]};
`;

const StyledDetail = styled.p`
  margin: ${space[3]} 0 ${space[4]};
  color: ${color.muted};
  font-size: ${fontSize.small};
`;

interface RemoteFailureProps {
  /** Title of the page that did not load. */
  title: string;
  error: Error;
  isRetrying: boolean;
  /** Whether it stays visible wherever on the page the visitor is. */
  isSticky?: boolean;
  onRetry: () => void;
}

/** Names the page that failed to load, points out that the rest of the site works, and offers a retry. */
export function RemoteFailure({ title, error, isRetrying, isSticky = false, onRetry }: RemoteFailureProps) {
  return (
    <StyledPanel
      ref={passFocus}
      data-sticky={isSticky || undefined}
      role="alert"
      aria-label={`${title} is not available`}
    >
      <StyledTitle>{title} is not available right now</StyledTitle>
      <p>
        {toReason(error)} The rest of the site works, and you can try this page again without losing your
        place.
      </p>
      {error instanceof ChunkLoadError && <StyledDetail>{error.describe()}</StyledDetail>}
      <Button onClick={onRetry} aria-disabled={isRetrying}>
        {isRetrying ? 'Trying again…' : 'Retry'}
      </Button>
      <Button category="border" href="/work">
        All work
      </Button>
    </StyledPanel>
  );
}

/** The panel goes when the page has loaded, and its button may have the focus. */
const passFocus = (panel: HTMLElement | null) => () => {
  if (panel?.contains(document.activeElement) === true) focusHeading();
};

function toReason(error: Error): string {
  if (!(error instanceof ChunkLoadError)) return 'It loaded, but failed to start.';
  if (isShellFault(error)) return 'A part of this site that this page needs could not be loaded.';
  return error.type === 'timeout'
    ? 'It took too long to load.'
    : 'A part of it did not arrive, or is not what was published.';
}
