import type { Ledger } from './ledger';

type Act = (...args: unknown[]) => void;
type Start = (act: Act, ...rest: unknown[]) => unknown;
type Stop = (timer: unknown) => void;

const TIMERS = [
  { start: 'setTimeout', stop: 'clearTimeout', what: 'a timeout', isOnce: true },
  { start: 'setInterval', stop: 'clearInterval', what: 'an interval', isOnce: false },
  { start: 'requestAnimationFrame', stop: 'cancelAnimationFrame', what: 'an animation frame', isOnce: true },
  { start: 'requestIdleCallback', stop: 'cancelIdleCallback', what: 'an idle callback', isOnce: true },
] as const;

/** Watches timers and frames; restoring stops those that are still running. */
export function watchTimers(ledger: Ledger): void {
  const globals = globalThis as unknown as Partial<Record<string, Start & Stop>>;
  for (const { start, stop, what, isOnce } of TIMERS) {
    const startTimer = globals[start];
    const stopTimer = globals[stop] as Stop;
    if (startTimer === undefined) continue;
    const keys = new Map<unknown, object>();
    ledger.replace(globals, start, (act: Act, ...rest: unknown[]) => {
      const key = {};
      const run: Act = (...args) => {
        if (isOnce) ledger.end(key);
        act(...args);
      };
      const timer = startTimer(run, ...rest);
      keys.set(timer, key);
      ledger.begin(key, what);
      ledger.onRestore(() => stopTimer(timer));
      return timer;
    });
    ledger.replace(globals, stop, (timer: unknown) => {
      ledger.end(keys.get(timer));
      stopTimer(timer);
    });
  }
}
