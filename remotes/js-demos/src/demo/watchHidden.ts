/**
 * Calls back when the document is hidden, at once if it is already, and when it is left: not every browser reports
 * leaving as hiding. Returns a function that stops it.
 */
export function watchHidden(onHidden: () => void): () => void {
  function handleVisibility() {
    if (document.visibilityState === 'hidden') onHidden();
  }
  handleVisibility();
  document.addEventListener('visibilitychange', handleVisibility);
  window.addEventListener('pagehide', onHidden);
  return () => {
    document.removeEventListener('visibilitychange', handleVisibility);
    window.removeEventListener('pagehide', onHidden);
  };
}
