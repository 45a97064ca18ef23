import { ChunkLoadError } from '@portfolio/contract';
import { Button, color, fontSize, space } from '@portfolio/design';
import styled from 'styled-components';

const StyledFailure = styled.div`
  max-inline-size: 42rem;
  margin-inline: auto;
  padding-block: ${space[8]};

  > * {
    margin: 0 ${space[3]} ${space[4]} 0;
  }
  /* The detail. */
  p + p {
    color: ${color.muted};
    font-size: ${fontSize.small};
  }
`;

interface PageFailureProps {
  /** Why it did not arrive; absent if it arrived but threw. */
  error?: unknown;
  onRetry: () => void;
}

/** Replaces a page that failed to load; the rest of the site keeps working. */
export function PageFailure({ error, onRetry }: PageFailureProps) {
  return (
    <StyledFailure>
      <h1>This page could not be loaded</h1>
      {/* Not the whole panel: after a navigation the heading gets the focus, so it would be announced twice. */}
      <p role="alert">
        {error === undefined
          ? 'It loaded, but failed to start. The rest of the site works.'
          : 'The connection or the server failed. Nothing you entered is lost.'}
      </p>
      {error instanceof ChunkLoadError && <p>{error.describe()}</p>}
      <Button onClick={onRetry}>Try again</Button>
      <Button category="border" href="/">
        Home page
      </Button>
    </StyledFailure>
  );
}
