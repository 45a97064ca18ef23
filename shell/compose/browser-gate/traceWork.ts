import { PAGE_ATTRIBUTE } from '@portfolio/contract';

/** Features of the browser that no page may use, with the problem and the next step. */
export const RESERVED = {
  RTCPeerConnection: {
    problem: 'it uses RTCPeerConnection, whose connections the policy of the site does not limit',
    nextStep: 'Use fetch, and declare the origin in the catalogue (connectOrigins).',
  },
  'caches.open': {
    problem: 'it uses caches.open, but the site is served from its caches',
    nextStep: 'Keep data in localStorage or IndexedDB, under names that begin with the id of the remote.',
  },
  'caches.delete': {
    problem: 'it uses caches.delete, but the site is served from its caches',
    nextStep: 'Leave the caches to the site.',
  },
} as const;

/** Work that a function starts, and another one stops by the number that the first has returned. */
const TIMERS = [
  // A timeout and an interval are stopped by either function.
  { start: 'setTimeout', stop: 'clearTimeout', kind: 'timer', isOnce: true },
  { start: 'setInterval', stop: 'clearInterval', kind: 'timer', isOnce: false },
  { start: 'requestAnimationFrame', stop: 'cancelAnimationFrame', kind: 'frame', isOnce: true },
  { start: 'requestIdleCallback', stop: 'cancelIdleCallback', kind: 'idle', isOnce: true },
] as const;

/** Classes whose objects work from `observe` to `disconnect`. */
const OBSERVERS = [
  'MutationObserver',
  'ResizeObserver',
  'IntersectionObserver',
  'PerformanceObserver',
  'ReportingObserver',
] as const;

/** Classes whose objects work from their creation to `close`. */
const CONNECTIONS = ['BroadcastChannel', 'EventSource', 'WebSocket'] as const;

/**
 * Runs first in each document: an expression that is a function of the URL of the release's browser files, and returns
 * functions with which to read what the release has started and not stopped, and what it has used of `RESERVED`. Keeps
 * references to the built-ins it needs, before a page can replace them. Listeners are found without this, by
 * `listListeners`.
 */
export const TRACE_WORK = `((filesUrl) => {
  const { apply, construct, getOwnPropertyDescriptor } = Reflect;
  const { includes } = String.prototype;
  const { captureStackTrace } = Error;
  const { get, set, delete: remove, forEach } = Map.prototype;

  // Its code called the wrapper, or no code at all: a built-in that is itself a callback hides who passed it on.
  const isOfRelease = (wrapper) => {
    const trace = {};
    captureStackTrace(trace, wrapper);
    const stack = String(trace.stack);
    return apply(includes, stack, [filesUrl]) || !apply(includes, stack, ['\\n']);
  };
  const running = new Map();
  const note = (key, what) => apply(set, running, [key, what]);
  const forget = (key) => apply(remove, running, [key]);

  for (const { start, stop, kind, isOnce } of ${JSON.stringify(TIMERS)}) {
    const [startNow, stopNow] = [window[start], window[stop]];
    window[start] = function started(callback, ...others) {
      if (typeof callback !== 'function' || !isOfRelease(started)) return apply(startNow, window, [callback, ...others]);
      const id = apply(startNow, window, [function (...args) {
        if (isOnce) forget(kind + id);
        return apply(callback, this, args);
      }, ...others]);
      note(kind + id, start);
      return id;
    };
    window[stop] = function (id) {
      forget(kind + id);
      return apply(stopNow, window, [id]);
    };
  }

  const wrapClass = (name, onCreated) => {
    const { prototype } = window[name];
    window[name] = prototype.constructor = new Proxy(window[name], {
      construct: function constructed(target, args, newTarget) {
        const created = construct(target, args, newTarget);
        if (isOfRelease(constructed)) onCreated(created);
        return created;
      },
    });
    return prototype;
  };
  for (const name of ${JSON.stringify(CONNECTIONS)}) {
    const prototype = wrapClass(name, (created) => note(created, name));
    const { close } = prototype;
    prototype.close = function (...args) {
      forget(this);
      return apply(close, this, args);
    };
  }

  // From each observer to a map of what it observes.
  const observers = new Map();
  for (const name of ${JSON.stringify(OBSERVERS)}) {
    const { prototype } = window[name];
    const { observe, unobserve, disconnect } = prototype;
    prototype.observe = function started(...args) {
      if (isOfRelease(started)) {
        const targets = apply(get, observers, [this]) ?? new Map();
        apply(set, targets, [args[0], name]);
        apply(set, observers, [this, targets]);
      }
      return apply(observe, this, args);
    };
    if (unobserve !== undefined) prototype.unobserve = function (...args) {
      const targets = apply(get, observers, [this]);
      if (targets !== undefined) apply(remove, targets, [args[0]]);
      return apply(unobserve, this, args);
    };
    prototype.disconnect = function () {
      apply(remove, observers, [this]);
      return apply(disconnect, this, []);
    };
  }

  const reserved = [];
  const noteReserved = (name) => { reserved[reserved.length] = name; };
  // Not only noted: its connections could reach more than this machine.
  window.RTCPeerConnection = window.webkitRTCPeerConnection = RTCPeerConnection.prototype.constructor =
    new Proxy(RTCPeerConnection, { construct() {
      noteReserved('RTCPeerConnection');
      throw new DOMException('The gate allows no such connections.', 'NotAllowedError');
    } });
  // An error page of the browser has no caches.
  for (const name of 'CacheStorage' in window ? ['open', 'delete'] : []) {
    const method = CacheStorage.prototype[name];
    CacheStorage.prototype[name] = function called(...args) {
      if (isOfRelease(called)) noteReserved('caches.' + name);
      return apply(method, this, args);
    };
  }

  // Every event target of the document that is not a node, by its name.
  const targets = { window };
  for (const [prefix, object] of [['', window], ['navigator.', navigator], ['document.', document], ['screen.', screen]])
    for (const key in object) {
      try {
        const target = object[key];
        if (target instanceof EventTarget && !(target instanceof Node) && target !== window) targets[prefix + key] = target;
      } catch { /* Storage in an error page of the browser. */ }
    }

  // Names a node; null if visitors cannot reach it: it was removed, or is in the slot of a page that is not shown.
  const { get: isConnected } = getOwnPropertyDescriptor(Node.prototype, 'isConnected');
  const { get: toParent } = getOwnPropertyDescriptor(Node.prototype, 'parentElement');
  const { closest } = Element.prototype;
  const describe = (node) => {
    if (!apply(isConnected, node, [])) return null;
    if (node === document) return 'document';
    const element = node instanceof Element ? node : apply(toParent, node, []);
    if (element === null) return 'a shadow root';
    if (apply(closest, element, ['[${PAGE_ATTRIBUTE}][hidden]']) !== null) return null;
    return '<' + element.localName + (element.id && '#' + element.id) + '>';
  };

  const listRunning = () => {
    const found = [];
    const add = (what) => { found[found.length] = what; };
    // A connection that is closed ends by itself.
    apply(forEach, running, [(what, key) => { if (!(key.readyState > 1)) add(what); }]);
    apply(forEach, observers, [(ofObserver) => apply(forEach, ofObserver, [(name, target) => {
      const where = target instanceof Node ? describe(target) : 'window';
      if (where !== null) add(name + ' on ' + where);
    }])]);
    return found;
  };
  return { listRunning, reserved, targets, describe };
})`;
