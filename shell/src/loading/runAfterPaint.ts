import { runInNextTask } from './runInNextTask';

/** Calls back after the next paint, for work that the visitor need not wait for. */
export function runAfterPaint(act: () => void): void {
  // A frame is painted after its callbacks; the next task runs after that. A hidden tab paints none.
  if (document.hidden) runInNextTask(act);
  else requestAnimationFrame(() => runInNextTask(act));
}
