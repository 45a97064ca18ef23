import type { Ledger } from './ledger';

type AddListener = EventTarget['addEventListener'];
type RemoveListener = EventTarget['removeEventListener'];

const isCapture = (options?: boolean | AddEventListenerOptions) =>
  options === true || (options as AddEventListenerOptions | undefined)?.capture === true;

/** Watches the listeners of a target that outlives the page. */
export function watchListeners(ledger: Ledger, target: EventTarget, name: string): void {
  const add = target.addEventListener.bind(target) as AddListener;
  const remove = target.removeEventListener.bind(target) as RemoveListener;
  const ids = new Map<unknown, number>();
  const keys: Record<string, object> = {};
  const toKey = (type: string, listener: unknown, options?: boolean | AddEventListenerOptions) => {
    if (!ids.has(listener)) ids.set(listener, ids.size);
    return (keys[`${type} ${ids.get(listener)} ${isCapture(options)}`] ??= {});
  };

  ledger.replace(target, 'addEventListener', ((type, listener, options) => {
    const key = toKey(type, listener, options);
    const settings = Object(options) as AddEventListenerOptions;
    if (listener !== null && settings.signal?.aborted !== true)
      ledger.begin(key, `a listener for "${type}" on ${name}`);
    settings.signal?.addEventListener('abort', () => ledger.end(key));
    if (settings.once === true) add(type, () => ledger.end(key), { ...settings });
    add(type, listener, options);
    ledger.onRestore(() => remove(type, listener, options));
  }) satisfies AddListener);
  ledger.replace(target, 'removeEventListener', ((type, listener, options) => {
    ledger.end(toKey(type, listener, options));
    remove(type, listener, options);
  }) satisfies RemoveListener);
}

/** Watches the listeners of media queries: each query is a separate target. */
export function watchMediaQueries(ledger: Ledger): void {
  const match = window.matchMedia.bind(window);
  ledger.replace(window, 'matchMedia', (query: string) => {
    const list = match(query);
    watchListeners(ledger, list, `the media query ${query}`);
    return list;
  });
}
