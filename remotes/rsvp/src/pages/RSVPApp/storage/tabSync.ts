const CHANNEL_NAME = 'rsvp-guest-list';

/** Notifies other tabs that the stored list has changed, and receives their notifications. */
export interface TabSync {
  announce: () => void;
  close: () => void;
}

/**
 * Follows the other tabs. If the browser has no BroadcastChannel, or the tab was suspended and received nothing,
 * returning to the tab counts as a notification.
 */
export function createTabSync(onNews: () => void): TabSync {
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL_NAME);
  channel?.addEventListener('message', onNews);

  function handleVisibility() {
    if (document.visibilityState === 'visible') onNews();
  }
  document.addEventListener('visibilitychange', handleVisibility);
  window.addEventListener('pageshow', handleVisibility);

  return {
    announce: () => channel?.postMessage('changed'),
    close() {
      channel?.close();
      document.removeEventListener('visibilitychange', handleVisibility);
      window.removeEventListener('pageshow', handleVisibility);
    },
  };
}
