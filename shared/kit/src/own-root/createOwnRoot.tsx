import { Activity, type ReactNode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';

/** A root whose page can be hidden and shown again with its state. */
export interface OwnRoot {
  show(page: ReactNode): void;
  /** Stops the effects of the page; removes it once its element has left the document. */
  hide(): void;
}

/** Creates a root in an element, with a message above it when the page throws. */
export function createOwnRoot(element: HTMLElement): OwnRoot {
  const failure = document.createElement('pre');
  failure.setAttribute('role', 'alert');
  failure.style.cssText = 'white-space: pre-wrap; padding: 1rem; border: 1px solid; margin: 1rem';
  failure.hidden = true;
  const container = document.createElement('div');
  container.style.display = 'contents';
  element.append(failure, container);

  const root = createRoot(container, {
    onUncaughtError(error) {
      reportError(error);
      failure.textContent = `The page failed: ${String(error)}\nCorrect it and save: it is then rendered again.`;
      failure.hidden = false;
    },
  });
  let page: ReactNode = null;
  let isShown = false;
  let isWaiting = false;

  function handleShown() {
    failure.hidden = true;
  }

  /** One change for hiding and showing in the same commit, as when the page gets other props. */
  function render() {
    isWaiting = false;
    if (!isShown && !element.isConnected) {
      root.unmount();
      return;
    }
    root.render(
      <Activity mode={isShown ? 'visible' : 'hidden'}>
        {page}
        <Shown onShown={handleShown} />
      </Activity>,
    );
  }

  function renderSoon(nextIsShown: boolean) {
    isShown = nextIsShown;
    if (isWaiting) return;
    isWaiting = true;
    queueMicrotask(render);
  }

  return {
    show(next) {
      page = next;
      renderSoon(true);
    },
    hide: () => renderSoon(false),
  };
}

/** Reports that the page has rendered. */
function Shown({ onShown }: { onShown: () => void }) {
  useEffect(() => onShown(), [onShown]);
  return null;
}
