/** A touch has its pointer up before it moves the focus, and its mouse up after. */
const RELEASES = ['keyup', 'pointerup', 'pointercancel', 'mouseup'];

/** Calls back once the key or the pointer is up that moved the focus: what moves before would take the click. */
export function afterRelease(callback: () => void): void {
  const ended = new AbortController();
  const handleRelease = () => {
    ended.abort();
    setTimeout(callback);
  };
  for (const type of RELEASES)
    document.addEventListener(type, handleRelease, { capture: true, signal: ended.signal });
}
