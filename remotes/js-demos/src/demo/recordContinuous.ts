import { record, type History } from '@portfolio/kit/history';

/**
 * Records a continuous change, such as typing or dragging a slider, as one step.
 *
 * @param isContinuous - whether the previous change was part of it too
 */
export function recordContinuous<T>(history: History<T>, next: T, isContinuous: boolean): History<T> {
  return isContinuous ? { ...history, present: next, future: [] } : record(history, next);
}
