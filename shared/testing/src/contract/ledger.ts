import path from 'node:path';

/** Something that keeps running until it is stopped. */
export interface Resource {
  /** Such as `a listener for "resize" on window`. */
  what: string;
  /** File and line of the code that started it. */
  at: string;
}

/** Resources that were started and not stopped, and a way to restore the platform. */
export interface Ledger {
  begin(key: unknown, what: string): void;
  end(key: unknown): void;
  list(): Resource[];
  /** Replaces the value of an object's property until {@link Ledger.restore}. */
  replace(owner: object, key: string, value: unknown): void;
  /** Adds a step to {@link Ledger.restore}. */
  onRestore(act: () => void): void;
  restore(): void;
}

/** Creates an empty ledger. */
export function createLedger(): Ledger {
  const alive = new Map<unknown, Resource>();
  const restores: (() => void)[] = [];
  return {
    begin: (key, what) => void alive.set(key, { what, at: findCaller() }),
    end: (key) => void alive.delete(key),
    list: () => [...alive.values()],
    replace(owner, key, value) {
      const descriptor = Object.getOwnPropertyDescriptor(owner, key);
      Object.defineProperty(owner, key, { configurable: true, writable: true, value });
      restores.push(() => {
        if (descriptor === undefined) Reflect.deleteProperty(owner, key);
        else Object.defineProperty(owner, key, descriptor);
      });
    },
    onRestore: (act) => void restores.push(act),
    restore: () => restores.toReversed().forEach((act) => act()),
  };
}

/** The first line of the stack that belongs to the page. */
function findCaller(): string {
  const places = [...String(new Error().stack).matchAll(/[^\s()]+:\d+(?=:\d+)/g)].map(([place]) => place);
  const own = places.find(
    (place) => !place.startsWith(`${__dirname}${path.sep}`) && !/node_modules|node:|<anonymous>/.test(place),
  );
  return own === undefined ? 'a package' : path.relative(process.cwd(), own);
}
