/**
 * Calls back at once, and then at most once a frame while the page scrolls or changes size.
 *
 * @returns what stops it
 */
export function onScrollFrame(callback: () => void): () => void {
  let frame: number | undefined;
  const run = () => {
    frame = undefined;
    callback();
  };
  const handleScroll = () => {
    frame ??= window.requestAnimationFrame(run);
  };
  callback();
  window.addEventListener('scroll', handleScroll, { passive: true });
  window.addEventListener('resize', handleScroll, { passive: true });
  return () => {
    window.removeEventListener('scroll', handleScroll);
    window.removeEventListener('resize', handleScroll);
    if (frame !== undefined) window.cancelAnimationFrame(frame);
  };
}
