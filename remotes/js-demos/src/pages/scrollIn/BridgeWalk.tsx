import { DemoPanel, Disclosure, StateNotice, StateSwitch, useAnnounce } from '@portfolio/kit/demo';
import { useCallback, useEffect, useRef, useState, type CSSProperties } from 'react';
import { BridgeStep } from './BridgeStep';
import { StyledArticle, StyledSettings, StyledWalk } from './BridgeWalk.styles';
import { BRIDGES, BRIDGE_IDS } from './bridges';
import { ReplayButton } from './ReplayButton';
import { createRevealer } from './revealer';
import { INITIAL_CHOICE, RevealSettings } from './RevealSettings';
import { SightMap } from './SightMap';
import { useFailures } from './useFailures';
import { SCROLL_NOTICES, SCROLL_STATES, useScrollState } from './useScrollState';

/** Finds the frames of the pictures, by the pictures' names. */
function findFrames(article: HTMLElement): ReadonlyMap<string, Element> {
  const frames = [...article.querySelectorAll<HTMLElement>('[data-picture]')];
  return new Map(frames.map((frame) => [frame.dataset.picture ?? '', frame]));
}

/** An article about six bridges whose pictures are revealed on scrolling, with the settings for that. */
export function BridgeWalk() {
  const announce = useAnnounce();
  const articleRef = useRef<HTMLElement>(null);
  const [revealer] = useState(() => createRevealer(BRIDGE_IDS));
  const [choice, setChoice] = useState(INITIAL_CHOICE);
  const { failedCount, round, fail, retry, retryAll } = useFailures();
  const { state, forced, force, actual, isMoving, isReduced, hasTimeline } = useScrollState(failedCount);

  const { engine, isOnce } = choice;
  const share = choice.sharePercent / 100;
  const isKnown = state !== 'idle' || isReduced || forced === 'idle';
  const isWatching = isMoving && engine === 'observer';

  useEffect(() => {
    if (!isWatching || articleRef.current === null) {
      revealer.release();
      return;
    }
    const endWatch = revealer.watch(findFrames(articleRef.current), { share, isOnce });
    document.addEventListener('scrollend', revealer.reobserve);
    return () => {
      document.removeEventListener('scrollend', revealer.reobserve);
      endWatch();
    };
  }, [isWatching, revealer, share, isOnce]);

  function handleReplay() {
    // Instantly and not smoothly: on the way up, each picture would count as seen.
    articleRef.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
    articleRef.current?.focus({ preventScroll: true });
    revealer.replay();
    announce('All six pictures are waiting again; scroll on to bring them in.');
  }

  const handleRetry = useCallback(
    (id: string) => {
      force(null);
      retry(id);
    },
    [force, retry],
  );

  function handleRetryAll() {
    force(null);
    retryAll();
  }

  return (
    <DemoPanel title="Six ways across">
      <StateNotice
        state={isKnown ? state : null}
        notices={SCROLL_NOTICES}
        actions={{ failed: [{ label: 'Load all pictures again', onClick: handleRetryAll }] }}
      />
      <StyledWalk>
        <StyledArticle
          ref={articleRef}
          tabIndex={-1}
          aria-label="Six ways across"
          style={{ '--share': `${choice.sharePercent}%` } as CSSProperties}
        >
          {BRIDGES.map((bridge, index) => (
            <BridgeStep
              key={bridge.id}
              revealer={revealer}
              number={index + 1}
              hasTimeline={isMoving && engine === 'timeline'}
              bridge={bridge}
              round={round}
              isMissingOnPurpose={forced === 'failed'}
              onFail={fail}
              onRetry={handleRetry}
            />
          ))}
        </StyledArticle>
        <SightMap revealer={revealer} articleRef={articleRef} />
      </StyledWalk>
      <StyledSettings>
        <ReplayButton isPossible={isWatching} onReplay={handleReplay}>
          Replay from the first picture
        </ReplayButton>
        <Disclosure title="How the pictures come in">
          <RevealSettings
            choice={choice}
            onChange={(change) => setChoice((current) => ({ ...current, ...change }))}
            hasTimeline={hasTimeline}
          />
        </Disclosure>
        <StateSwitch states={SCROLL_STATES} forced={forced} onForce={force} actual={actual} />
      </StyledSettings>
    </DemoPanel>
  );
}
