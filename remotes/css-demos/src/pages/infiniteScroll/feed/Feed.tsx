import { Artboard, Button, space } from '@portfolio/design';
import type { FocusEvent, KeyboardEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { FeedEnd } from './FeedEnd';
import type { FeedState, LoadRequest } from './feedState';
import { canLoadByItself, findNextPages } from './feedState';
import { LengthArticle } from './LengthArticle';
import { LoadFailure } from './LoadFailure';
import { PAGE_SIZE, toEnds, toLengths, toPage, toRangeName } from './lengths';
import { toFeedStep } from './feedKeys';
import { useFeedAddress } from './useFeedAddress';
import { usePageWindow } from './usePageWindow';
import { useReachedEnd } from './useReachedEnd';

const StyledFailure = styled.div`
  &:not(:empty) {
    padding: ${space[4]};
  }
`;

interface FeedProps {
  state: FeedState;
  ask: (request: LoadRequest, isAutomatic?: boolean) => void;
  isAutomatic: boolean;
  /** The length that the visitor wants to go to; its page may not be loaded yet. */
  target: FeedTarget | null;
  onTarget: (target: FeedTarget | null) => void;
  /** Restarts the feed at a length. */
  onGoTo: (target: FeedTarget) => void;
}

/** Where to go in the feed, and how. */
export interface FeedTarget {
  px: number;
  /**
   * `step` moves the focus to the article, which scrolls only as far as needed; `begin` puts the article at the top and
   * moves the focus there; `return`, after a reload, puts it at the top and moves no focus.
   */
  manner: 'step' | 'begin' | 'return';
}

/** Ten thousand articles, a few pages of which are in the document at a time, following the APG's feed pattern. */
export function Feed({ state, ask, isAutomatic, target, onTarget, onGoTo }: FeedProps) {
  const { pages, load } = state;
  const feedRef = useRef<HTMLDivElement>(null);
  const endRef = useRef<HTMLDivElement>(null);
  const [focusedPx, setFocusedPx] = useState<number | null>(null);
  const { firstPx, lastPx } = toEnds(pages);
  const hasFailedEarlier = load.status === 'failed' && load.request === 'earlier';
  // A target that has not arrived, and may never arrive, must not let go of the focused article.
  const isTargetLoaded = target !== null && target.px >= firstPx && target.px <= lastPx;
  const pinnedPx = isTargetLoaded ? target.px : focusedPx;
  const pinnedPage = pinnedPx === null ? null : toPage(pinnedPx);
  const { slots, place, isReading } = usePageWindow({ pages, feedRef, pinnedPage });

  useReachedEnd(endRef, isAutomatic && canLoadByItself(state), () => ask('later', true));

  useFeedAddress(isReading ? place : null, (px) => onGoTo({ px, manner: 'return' }));

  useEffect(() => {
    if (target === null) return;
    const article = document.getElementById(`length-${target.px}`);
    if (!article) return;
    if (target.manner !== 'step') article.scrollIntoView({ block: 'start', behavior: 'instant' });
    if (target.manner !== 'return') article.focus({ preventScroll: target.manner === 'begin' });
    onTarget(null);
  }, [target, slots, onTarget]);

  function handleLoad(request: LoadRequest) {
    // Beyond the first and the last length there is nothing to go to.
    if (findNextPages(pages, request) === undefined) return;
    const isEarlier = request === 'earlier';
    // Only one request runs at a time, and the running one is for the other direction.
    if (load.status === 'loading' && (load.request === 'earlier') !== isEarlier) return;
    ask(request);
    onTarget({ px: isEarlier ? firstPx - 1 : lastPx + 1, manner: 'step' });
  }

  function handleKeyDown(event: KeyboardEvent) {
    const step = toFeedStep(event);
    if (step === null) return;
    event.preventDefault();
    if (step === 'after') document.querySelector<HTMLElement>('[data-after-feed]')?.focus();
    else if (step === 'before') document.querySelector<HTMLElement>('[data-before-feed]')?.focus();
    else {
      const px = (focusedPx ?? place) + step;
      if (px > lastPx || px < firstPx) handleLoad(step > 0 ? 'later' : 'earlier');
      else onTarget({ px, manner: 'step' });
    }
  }

  function handleFocus(event: FocusEvent) {
    const px = Number(event.target.closest<HTMLElement>('[data-length]')?.dataset.length);
    if (px > 0) setFocusedPx(px);
  }

  function handleBlur(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) setFocusedPx(null);
  }

  return (
    <Artboard label={`Feed, ${toRangeName(pages)}`} padding="none">
      {pages.first > 0 && (
        <>
          <StyledFailure role="alert">{hasFailedEarlier && <LoadFailure pages={load.pages} />}</StyledFailure>
          <Button
            category="border-fwidth"
            aria-disabled={load.status === 'loading'}
            onClick={() => handleLoad('earlier')}
          >
            {hasFailedEarlier ? 'Try again' : `Load ${PAGE_SIZE} shorter ones`}
          </Button>
        </>
      )}
      <div
        ref={feedRef}
        role="feed"
        aria-label="Lengths in pixels"
        aria-busy={load.status === 'loading'}
        onKeyDown={handleKeyDown}
        onFocus={handleFocus}
        onBlur={handleBlur}
      >
        {slots.map((slot) =>
          slot.kind === 'gap' ? (
            <div key={`gap-${slot.first}`} aria-hidden="true" style={{ blockSize: slot.heightPx }} />
          ) : (
            <div key={slot.page} data-page={slot.page}>
              {toLengths(slot.page).map((px) => (
                <LengthArticle key={px} px={px} isTabStop={px === (focusedPx ?? place)} />
              ))}
            </div>
          ),
        )}
      </div>
      <div ref={endRef}>
        <FeedEnd
          state={state}
          isAutomatic={isAutomatic}
          onLoad={handleLoad}
          onGoTo={(px) => onGoTo({ px, manner: 'begin' })}
        />
      </div>
    </Artboard>
  );
}
