import { TextDecoder, TextEncoder } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';

/** Gives a jsdom test an empty IndexedDB and the browser features that jsdom lacks. */
export function installBrowserFakes(): void {
  Object.assign(globalThis, {
    TextDecoder,
    TextEncoder,
    structuredClone: (value: unknown) => deserialize(serialize(value)),
    indexedDB: new IDBFactory(),
  });
  Element.prototype.scrollIntoView = () => {};
  window.sessionStorage.clear();
}
