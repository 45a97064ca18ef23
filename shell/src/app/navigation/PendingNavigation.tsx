import { Button, VisuallyHidden, color, layer, layout, space } from '@portfolio/design';
import { useEffect, useState, useSyncExternalStore } from 'react';
import styled, { keyframes } from 'styled-components';
import { useShortcut } from '../../browser/useShortcut';
import { useLazyPart } from '../../loading/useLazyPart';
import type { Navigation } from './Navigation';

/** A page that loads faster is not announced. */
const NOTICE_MS = 250;
const MODAL_MS = 1_000;
const NOTICE = 'The page is on its way…';

const loadModal = () =>
  import(/* webpackChunkName: "loading-modal" */ './LoadingModal').then((module) => module.LoadingModal);

const isEscape = ({ key }: KeyboardEvent) => key === 'Escape';

const pass = keyframes`
  from { translate: -100% 0; }
  to { translate: 100% 0; }
`;

const StyledNotice = styled.div`
  position: fixed;
  z-index: ${layer.overlay};
  inset: 0 0 auto;
  overflow: hidden;
  pointer-events: none;

  &::before {
    content: '';
    display: block;
    block-size: 3px;
    background: ${color.redline};
    animation: ${pass} 1.2s ease-in-out infinite;
  }
  @media (prefers-reduced-motion: reduce) {
    &::before {
      animation: none;
    }
  }
  @media (forced-colors: active) {
    &::before {
      background: Highlight;
    }
  }
`;

const StyledText = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  inline-size: fit-content;
  margin: calc(${layout.headerHeight} + ${space[2]}) auto 0;
  padding: ${space[1]} ${space[1]} ${space[1]} ${space[4]};
  background: ${color.ink};
  color: ${color.canvas};
  pointer-events: auto;
`;

/** Announces that a page is loading and offers to stop it: first in a notice, then in a dialog. */
export function PendingNavigation({ navigation }: { navigation: Navigation }) {
  const pending = useSyncExternalStore(
    navigation.subscribe,
    () => navigation.getState().pending,
    () => null,
  );
  // Navigating to another page in the meantime restarts the wait.
  return pending && <Wait key={pending.url} onStop={navigation.stop} />;
}

function Wait({ onStop }: { onStop: () => void }) {
  // The followed link: it gets the focus back when Stop disappears.
  const [opener] = useState(() => document.activeElement as HTMLElement | null);
  const isNoticed = useIsPast(NOTICE_MS);
  const isLong = useIsPast(MODAL_MS);
  const { Part: Modal } = useLazyPart(loadModal, isNoticed);
  const hasRoom = useHasRoom(isLong && Modal !== null);
  // The modal handles Escape itself; until it opens, Escape stops the navigation too.
  useShortcut(isEscape, onStop);
  function handleStop() {
    onStop();
    opener?.focus({ preventScroll: true });
  }

  if (hasRoom && Modal !== null) return <Modal onStop={onStop} />;
  return (
    <>
      {/* Before the notice, because a live region must exist before its text. */}
      <VisuallyHidden role="status">{isNoticed && NOTICE}</VisuallyHidden>
      {isNoticed && (
        <StyledNotice>
          <StyledText>
            <span aria-hidden="true">{NOTICE}</span>
            <Button category="border-sm" onClick={handleStop}>
              Stop
            </Button>
          </StyledText>
        </StyledNotice>
      )}
    </>
  );
}

function useIsPast(ms: number): boolean {
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsPast(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return isPast;
}

/**
 * Returns whether the modal may open, which is once no dialog is open. Over a dialog that the visitor has opened in the
 * meantime, the modal would take the keyboard, and Escape would stop the navigation instead of closing that dialog.
 */
function useHasRoom(isWanted: boolean): boolean {
  const [hasRoom, setHasRoom] = useState(false);
  useEffect(() => {
    if (!isWanted || hasRoom) return;
    const look = () => {
      if (document.querySelector('dialog[open]') === null) setHasRoom(true);
    };
    look();
    document.addEventListener('close', look, true);
    return () => document.removeEventListener('close', look, true);
  }, [isWanted, hasRoom]);
  return hasRoom;
}
