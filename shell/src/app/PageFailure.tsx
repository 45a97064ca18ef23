import { ChunkLoadError } from '@portfolio/contract';
import { Button, color, fontSize, space } from '@portfolio/design';
import { useState } from 'react';
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
  // Counts the failures: an alert that stays as it is would not be announced when a retry fails, too.
  const [last, setLast] = useState({ error, count: 1 });
  if (last.error !== error) setLast({ error, count: last.count + 1 });
  return (
    <StyledFailure>
      <h1>This page could not be loaded</h1>
      {/* Not the whole panel: after a navigation the heading gets the focus, so it would be announced twice. */}
      <p role="alert" key={last.count}>
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
