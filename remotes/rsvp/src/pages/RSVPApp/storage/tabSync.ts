const CHANNEL_NAME = 'rsvp-guest-list';

/** Notifies other tabs that the stored list has changed, and receives their notifications. */
export interface TabSync {
  /** Also after closing, because a write may end when the page has been left. */
  announce: () => void;
  /** Ends the notifications by other tabs. */
  close: () => void;
}

function openChannel(): BroadcastChannel | undefined {
  return typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL_NAME);
}

/**
 * Follows the other tabs. If the browser has no BroadcastChannel, or the tab was suspended and received nothing,
 * returning to the tab counts as a notification.
 */
export function createTabSync(onNews: () => void): TabSync {
  let channel = openChannel();
  channel?.addEventListener('message', onNews);

  function handleVisibility() {
    if (document.visibilityState === 'visible') onNews();
  }
  document.addEventListener('visibilitychange', handleVisibility);
  window.addEventListener('pageshow', handleVisibility);

  return {
    announce() {
      const sender = channel ?? openChannel();
      sender?.postMessage('changed');
      if (sender !== channel) sender?.close();
    },
    close() {
      channel?.close();
      channel = undefined;
      document.removeEventListener('visibilitychange', handleVisibility);
      window.removeEventListener('pageshow', handleVisibility);
    },
  };
}
