const CHANNEL_NAME = 'rsvp-guest-list';

/** Tells the other tabs that the stored list changed, and is told by them. */
export interface TabSync {
  announce: () => void;
  close: () => void;
}

/**
 * Follows the other tabs. Where the browser has no BroadcastChannel, or the tab was asleep and heard nothing,
 * coming back to it counts as news.
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
