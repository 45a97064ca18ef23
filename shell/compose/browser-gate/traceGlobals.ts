/**
 * Runs first in each document: an expression that is a function, which lists the built-in functions of the browser that
 * were replaced since. Keeps references to those it needs itself.
 */
export const TRACE_GLOBALS = `(() => {
  const { ownKeys, getOwnPropertyDescriptor } = Reflect;
  const known = [];
  const watch = (name, object, keys, isWhole) => {
    const before = [];
    for (let index = 0; index < keys.length; index++)
      before[index] = getOwnPropertyDescriptor(object, keys[index]);
    known[known.length] = { name, object, keys, before, isWhole };
  };
  const whole = { Object, 'Object.prototype': Object.prototype, 'Function.prototype': Function.prototype,
    Array, 'Array.prototype': Array.prototype, 'String.prototype': String.prototype, 'Number.prototype': Number.prototype,
    Error, Date, 'Date.prototype': Date.prototype, Promise, 'Promise.prototype': Promise.prototype,
    'Map.prototype': Map.prototype, 'Set.prototype': Set.prototype, JSON, Math, Reflect,
    'EventTarget.prototype': EventTarget.prototype, 'Event.prototype': Event.prototype, 'Node.prototype': Node.prototype,
    'Element.prototype': Element.prototype, 'HTMLElement.prototype': HTMLElement.prototype,
    'Document.prototype': Document.prototype, 'History.prototype': History.prototype, history,
    'Navigator.prototype': Navigator.prototype, navigator, 'Storage.prototype': Storage.prototype,
    'XMLHttpRequest.prototype': XMLHttpRequest.prototype, 'Request.prototype': Request.prototype,
    'Response.prototype': Response.prototype };
  for (const name of Object.keys(whole)) watch(name, whole[name], ownKeys(whole[name]), true);
  watch('', window, ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'Worker', 'Request', 'Response', 'Headers', 'URL',
    'setTimeout', 'setInterval', 'clearTimeout', 'clearInterval', 'requestAnimationFrame', 'cancelAnimationFrame',
    'requestIdleCallback', 'queueMicrotask', 'structuredClone', 'addEventListener', 'removeEventListener', 'dispatchEvent',
    'postMessage', 'open', 'matchMedia', 'getComputedStyle', 'scrollTo', 'history', 'navigator', 'localStorage',
    'sessionStorage', 'indexedDB', 'caches', 'crypto', 'console', 'Object', 'Array', 'Function', 'String', 'Promise', 'Map',
    'Set', 'Date', 'Math', 'JSON', 'Reflect', 'Error', 'Event', 'CustomEvent', 'AbortController', 'MutationObserver',
    'IntersectionObserver', 'ResizeObserver', 'PerformanceObserver'], false);
  watch('document', document, ['title', 'cookie', 'addEventListener', 'removeEventListener', 'querySelector',
    'querySelectorAll', 'getElementById', 'createElement', 'write', 'startViewTransition'], false);

  return () => {
    const changed = [];
    for (let index = 0; index < known.length; index++) {
      const { name, object, keys, before, isWhole } = known[index];
      const add = (key) => (changed[changed.length] = (name && name + '.') + String(key));
      for (let place = 0; place < keys.length; place++) {
        const [was, is] = [before[place], getOwnPropertyDescriptor(object, keys[place])];
        if (was?.value !== is?.value || was?.get !== is?.get || was?.set !== is?.set) add(keys[place]);
      }
      if (!isWhole) continue;
      const now = ownKeys(object);
      for (let place = 0; place < now.length; place++) {
        const { value, get, set } = getOwnPropertyDescriptor(object, now[place]);
        // As good as none: React leaves "Error.prepareStackTrace" so after it has described an error.
        let isKnown = (value ?? get ?? set) === undefined;
        for (let one = 0; one < keys.length && !isKnown; one++) isKnown = keys[one] === now[place];
        if (!isKnown) add(now[place]);
      }
    }
    return changed;
  };
})()`;
