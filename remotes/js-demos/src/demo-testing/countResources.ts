/** What is alive at a moment: what a page that has left must not have left behind. */
export interface LiveResources {
  listeners: number;
  timers: number;
  frames: number;
  observers: number;
}

type Restore = () => void;

/** Counts listeners on window and document, timers, animation frames and observers from now on. */
export function countResources(): { read: () => LiveResources; restore: Restore } {
  const listeners = new Set<string>();
  const timers = new Set<unknown>();
  const frames = new Set<number>();
  const observers = new Set<object>();
  const restores: Restore[] = [];
  const ids = new WeakMap<object, number>();
  let nextId = 0;

  const idOf = (thing: object) => {
    if (!ids.has(thing)) ids.set(thing, (nextId += 1));
    return ids.get(thing);
  };

  function replace<Owner extends object, Key extends keyof Owner>(owner: Owner, key: Key, value: Owner[Key]) {
    const original = owner[key];
    owner[key] = value;
    restores.push(() => {
      owner[key] = original;
    });
  }

  for (const target of [window, document, window.history, window.screen] as EventTarget[]) {
    if (!('addEventListener' in target)) continue;
    const add = target.addEventListener.bind(target);
    const remove = target.removeEventListener.bind(target);
    const keyOf = (type: string, listener: unknown, options: unknown) => {
      const isCapture =
        typeof options === 'object' && options !== null ? 'capture' in options && options.capture : options;
      return `${idOf(target)} ${type} ${idOf(listener as object)} ${Boolean(isCapture)}`;
    };
    replace(target, 'addEventListener', (type, listener, options) => {
      if (listener !== null) listeners.add(keyOf(type, listener, options));
      add(type, listener, options);
    });
    replace(target, 'removeEventListener', (type, listener, options) => {
      if (listener !== null) listeners.delete(keyOf(type, listener, options));
      remove(type, listener, options);
    });
  }

  const { setTimeout, setInterval, clearTimeout, clearInterval } = window;
  const { requestAnimationFrame, cancelAnimationFrame } = window;
  const timerHost = window as unknown as Record<string, unknown>;
  replace(timerHost, 'setTimeout', (act: () => void, delayMs?: number) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      act();
    }, delayMs);
    timers.add(timer);
    return timer;
  });
  replace(timerHost, 'setInterval', (act: () => void, delayMs?: number) => {
    const timer = setInterval(act, delayMs);
    timers.add(timer);
    return timer;
  });
  replace(timerHost, 'clearTimeout', (timer: number) => {
    timers.delete(timer);
    clearTimeout(timer);
  });
  replace(timerHost, 'clearInterval', (timer: number) => {
    timers.delete(timer);
    clearInterval(timer);
  });
  replace(timerHost, 'requestAnimationFrame', (act: FrameRequestCallback) => {
    const frame = requestAnimationFrame((timeMs) => {
      frames.delete(frame);
      act(timeMs);
    });
    frames.add(frame);
    return frame;
  });
  replace(timerHost, 'cancelAnimationFrame', (frame: number) => {
    frames.delete(frame);
    cancelAnimationFrame(frame);
  });

  for (const name of ['ResizeObserver', 'IntersectionObserver', 'MutationObserver'] as const) {
    class CountingObserver {
      observe() {
        observers.add(this);
      }
      unobserve() {}
      disconnect() {
        observers.delete(this);
      }
      takeRecords() {
        return [];
      }
    }
    replace(timerHost, name, CountingObserver);
  }

  return {
    read: () => ({
      listeners: listeners.size,
      timers: timers.size,
      frames: frames.size,
      observers: observers.size,
    }),
    restore: () => restores.reverse().forEach((restore) => restore()),
  };
}
