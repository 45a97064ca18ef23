import type { Ledger } from './ledger';

type AddListener = EventTarget['addEventListener'];
type RemoveListener = EventTarget['removeEventListener'];

const toKind = (options: unknown) =>
  typeof options === 'object' && options !== null && 'capture' in options ? options.capture : options;

/** Watches the listeners of a target that outlives the page. */
export function watchListeners(ledger: Ledger, target: EventTarget, name: string): void {
  const add = target.addEventListener.bind(target) as AddListener;
  const remove = target.removeEventListener.bind(target) as RemoveListener;
  const ids = new Map<unknown, number>();
  const toKey = (type: string, listener: unknown, options: unknown) => {
    if (!ids.has(listener)) ids.set(listener, ids.size);
    return `${name} ${type} ${ids.get(listener)} ${toKind(options) === true}`;
  };

  ledger.replace(target, 'addEventListener', ((type, listener, options) => {
    const key = toKey(type, listener, options);
    const settings = typeof options === 'object' ? options : {};
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

/** Watches the listeners of media queries: each query is a target of its own. */
export function watchMediaQueries(ledger: Ledger): void {
  const match = window.matchMedia.bind(window);
  ledger.replace(window, 'matchMedia', (query: string) => {
    const list = match(query);
    watchListeners(ledger, list, `the media query ${query} (${ledger.list().length})`);
    return list;
  });
}
