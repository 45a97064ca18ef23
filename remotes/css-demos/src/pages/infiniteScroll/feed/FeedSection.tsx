import { Section, fontSize, space } from '@portfolio/design';
import { useState } from 'react';
import styled from 'styled-components';
import type { FeedTarget } from './Feed';
import { Feed } from './Feed';
import { FeedControls } from './FeedControls';
import { LENGTH_COUNT } from './lengths';
import { useFeed } from './useFeed';

const StyledHelp = styled.p`
  margin-block-end: ${space[4]};
  font-size: ${fontSize.small};
`;

/** The second meaning of "infinite scroll": a list that grows as it is read. */
export function FeedSection() {
  const [isAutomatic, setIsAutomatic] = useState(false);
  const [isFailing, setIsFailing] = useState(false);
  const [target, setTarget] = useState<FeedTarget | null>(null);
  const { state, ask, jump } = useFeed(isFailing);

  function goTo(next: FeedTarget) {
    jump(next.px);
    setTarget(next);
  }

  return (
    <Section
      id="feed"
      title="Feed"
      measure={`${LENGTH_COUNT.toLocaleString('en')} lengths`}
      lead="A list that grows as you read: every length from 1 to 10,000 pixels, drawn at full size. It asks before it loads, says when it ends, and keeps your place in the address."
    >
      <FeedControls
        isAutomatic={isAutomatic}
        onAutomatic={setIsAutomatic}
        isFailing={isFailing}
        onFailing={setIsFailing}
        onGoTo={(px) => goTo({ px, manner: 'begin' })}
      />
      <StyledHelp>
        <kbd>Page Up</kbd> and <kbd>Page Down</kbd> go from length to length, <kbd>Ctrl</kbd> + <kbd>End</kbd>{' '}
        leaves the feed.{' '}
        <a href="#how-it-works" data-before-feed="">
          Skip the feed
        </a>
      </StyledHelp>
      <Feed
        state={state}
        ask={ask}
        isAutomatic={isAutomatic}
        target={target}
        onTarget={setTarget}
        onGoTo={goTo}
      />
    </Section>
  );
}
