const { AsyncLocalStorage } = require('node:async_hooks');

const entered = new Set();

/** Notes each storage that is entered from now on. Call it once per process. */
function trackStorages() {
  for (const method of ['run', 'enterWith']) {
    const enter = AsyncLocalStorage.prototype[method];
    AsyncLocalStorage.prototype[method] = function (...args) {
      entered.add(this);
      return enter.apply(this, args);
    };
  }
}

/**
 * Ends the storages that were entered since the last call, for the end of a test file. Jest's test runner, among others,
 * enters a new one for every file and never ends it; Node looks at each of them for every promise.
 */
function endStorages() {
  for (const storage of entered) storage.disable();
  entered.clear();
}

module.exports = { endStorages, trackStorages };
