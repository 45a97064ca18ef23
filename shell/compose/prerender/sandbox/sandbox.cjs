'use strict';

/*
 * The program of a sandbox: a process that renders pages for one release, or for the shell alone. It is plain JavaScript
 * because it may not read a compiler: its permissions only cover this file, the shell's node build and the release's.
 *
 * Node's permission model restricts access to files, child processes, workers and addons. This program blocks what the
 * model does not cover: the network, signals, and the channel to the composer. The release's code runs without Node's
 * `require` and the real `process`, and has no `eval`, `new Function` or `import()`.
 *
 * Input and output are lines of JSON. They are read and written synchronously, so that there is no Node socket or
 * stream for the code to get hold of.
 */
const fs = require('node:fs');
const path = require('node:path');
const util = require('node:util');
const vm = require('node:vm');
const stream = require('node:stream');
const { createHash } = require('node:crypto');
const { AsyncLocalStorage, AsyncResource } = require('node:async_hooks');

/** The remote whose code runs here, as passed by `startSandbox.ts`. */
/** @typedef {{ id: string, folder: string, entry: string, baseUrl: string }} SandboxRemote */
/** @typedef {{ shellFolder: string, shellFile: string, baseUrlsGlobal: string, exposedModule: string, remote: SandboxRemote | null }} SandboxSetup */
/** @typedef {{ data: any, text: string | null }} SandboxJob */

const { stringify, parse } = JSON;
const { readFileSync, readSync, writeSync } = fs;
const { format } = util;
const realProcess = process;
const runNextTurn = setImmediate;
const exit = realProcess.reallyExit.bind(realProcess);
const on = realProcess.on.bind(realProcess);

const STDIN = 0;
const STDOUT = 1;
const STDERR = 2;
const NEW_LINE = 10;
const READ_BYTES = 65_536;

/** Thrown when the code of a page uses something that it may not have. */
class SandboxError extends Error {
  name = 'SandboxError';
}

const refuse = (/** @type {string} */ what) => {
  throw new SandboxError(
    `its code asks for ${what}, which no page has while it is rendered. Remove it from the page, or do it in an effect.`,
  );
};

/** Members of `process` that give access to other processes, files, the network, or Node's own modules. */
const REACHING_OUT =
  /^(_?kill|_debug.*|_getActive.*|_linkedBinding|abort|binding|channel|chdir|config|connected|disconnect|dlopen|env|execve|exit|finalization|getActiveResourcesInfo|getBuiltinModule|loadEnvFile|mainModule|openStdin|permission|ppid|reallyExit|report|send|set(e?[ug]id|groups)|initgroups|stderr|stdin|stdout|umask|argv.*|exec.*|title)$/;

/** Globals that give access to the network, other threads or the machine. */
const GLOBALS_REACHING_OUT = [
  'BroadcastChannel',
  'EventSource',
  'Headers',
  'MessageChannel',
  'MessagePort',
  'Request',
  'Response',
  'WebAssembly',
  'WebSocket',
  'fetch',
  'localStorage',
  'navigator',
  'sessionStorage',
];

/** Removes access that the permission model leaves open. Nothing of the release or the shell is loaded before this. */
function closeDoors() {
  // Include the prototype: some of these names are accessors there.
  for (const owner of [realProcess, Object.getPrototypeOf(realProcess)])
    for (const name of Object.getOwnPropertyNames(owner))
      if (REACHING_OUT.test(name)) Reflect.deleteProperty(owner, name);
  for (const name of GLOBALS_REACHING_OUT) Reflect.deleteProperty(globalThis, name);

  const env = Object.freeze({ NODE_ENV: 'production' });
  const missing = ['abort', 'binding', 'chdir', 'dlopen', 'exit', 'getBuiltinModule', 'kill'];
  setGlobal('process', {
    env,
    argv: [],
    platform: realProcess.platform,
    version: realProcess.version,
    versions: Object.freeze({ node: realProcess.versions.node }),
    cwd: () => '/',
    nextTick: (/** @type {any} */ call, /** @type {any[]} */ ...args) => queueMicrotask(() => call(...args)),
    ...Object.fromEntries(missing.map((name) => [name, () => refuse(`process.${name}()`)])),
  });
  // The real console has references to the process's sockets.
  const print = (/** @type {any[]} */ ...values) => void writeSync(STDERR, `${format(...values)}\n`);
  const names = Object.getOwnPropertyNames(console);
  const silent = names.map((name) => /** @type {const} */ ([name, () => {}]));
  setGlobal('console', {
    ...Object.fromEntries(silent),
    ...{ debug: print, error: print, info: print, log: print, trace: print, warn: print },
  });
}

function setGlobal(/** @type {string} */ name, /** @type {object} */ value) {
  Object.defineProperty(globalThis, name, { value: Object.freeze(value) });
}

/**
 * Creates a `require` for the files of one folder.
 *
 * @param {string} folder
 * @param {Readonly<Record<string, unknown>>} modules - modules of Node that its code may have, by name without "node:"
 */
function createLoader(folder, modules) {
  const { resolve, dirname, sep } = path;
  const loaded = new Map();

  /** @param {string} file */
  const read = (file) => {
    const full = resolve(folder, file);
    return full.startsWith(folder + sep) ? readFileSync(full, 'utf8') : refuse(`the file ${full}`);
  };
  // Code that is compiled like this cannot use import(): no dynamic import callback is set.
  /** @type {(code: string, filename: string) => any} */
  const run = (code, filename) => new vm.Script(code, { filename }).runInThisContext();

  /**
   * The functions that webpack's runtime makes from the text of a file. Looked up without a method, which the code of a
   * release could have replaced.
   *
   * @type {Record<string, true>}
   */
  const chunks = Object.create(null);
  /** @type {typeof run} */
  const runChunk = (code, filename) =>
    typeof code === 'string' && chunks[code] === true
      ? run(code, filename)
      : refuse('vm.runInThisContext() with text that is no file of the release');

  const offered = {
    ...modules,
    path: { ...path },
    // The webpack runtime loads chunks like this: it reads a file and runs its text as a function.
    vm: { runInThisContext: runChunk },
    fs: {
      /** @type {(file: string, encoding: string, done: (error: unknown, text?: string) => void) => void} */
      readFile(file, _encoding, done) {
        let text;
        try {
          text = read(file);
        } catch (error) {
          return void queueMicrotask(() => done(error));
        }
        chunks[`(function(exports, require, __dirname, __filename) {${text}\n})`] = true;
        queueMicrotask(() => done(null, text));
      },
    },
  };

  /** @param {string} file */
  const load = (file) => {
    const known = loaded.get(file);
    if (known !== undefined) return known.exports;
    const module = { exports: {} };
    loaded.set(file, module);
    if (file.endsWith('.json')) module.exports = parse(read(file));
    else {
      const wrapper = run(
        `(function(exports, require, module, __filename, __dirname) {${read(file)}\n})`,
        file,
      );
      wrapper.call(module.exports, module.exports, toRequire(dirname(file)), module, file, dirname(file));
    }
    return module.exports;
  };
  /** @type {(from: string) => (request: string) => unknown} */
  const toRequire = (from) => (request) => {
    if (request.startsWith('.') || path.isAbsolute(request)) return load(resolve(from, request));
    const name = request.replace(/^node:/, '');
    return Object.hasOwn(offered, name) ? offered[name] : refuse(`the module "${request}"`);
  };
  return (/** @type {string} */ file) => load(resolve(folder, file));
}

/**
 * Creates a share scope that contains the shell's copies, already loaded.
 *
 * @param {Readonly<Record<string, { version: string, module: unknown }>>} singletons
 */
function createShareScope(singletons) {
  const entries = Object.entries(singletons).map(([name, { version, module }]) => [
    name,
    {
      [version]: {
        version,
        get: () => () => module,
        lib: () => module,
        ...{ loaded: true, from: 'shell', scope: ['default'], useIn: [], deps: [], strategy: 'loaded-first' },
        shareConfig: { singleton: true, requiredVersion: `^${version}`, eager: true, strictVersion: false },
      },
    },
  ]);
  return Object.fromEntries(entries);
}

/**
 * Loads the shell's pages and then those of the release, in a fixed order. The order of styles depends on the order in
 * which components are first loaded, so this makes a page's bytes depend on nothing but shell and release.
 *
 * @param {any} renderer
 * @param {SandboxSetup} setup
 * @returns {Promise<Map<string, unknown>>}
 */
async function loadPages(renderer, { remote, baseUrlsGlobal, exposedModule }) {
  await renderer.loadAllShellPages();
  const pages = new Map();
  if (remote === null) return pages;
  Object.assign(globalThis, { [baseUrlsGlobal]: { [remote.id]: remote.baseUrl } });
  const container = createLoader(remote.folder, {})(remote.entry);
  if (typeof container?.init !== 'function' || typeof container.get !== 'function')
    throw new SandboxError(
      `${remote.entry} is not a federation container. Build it with portfolio-remote build.`,
    );
  const scope = createShareScope(renderer.singletons);
  await container.init(scope, [], { shareScopeMap: { default: scope }, shareScopeKeys: ['default'] });
  const exposed = (await container.get(exposedModule))();
  for (const name of Object.keys(exposed?.pages ?? {}).sort())
    pages.set(name, (await exposed.pages[name]()).default);
  return pages;
}

/**
 * @param {any} renderer
 * @param {ReadonlyMap<string, unknown>} pages
 * @param {SandboxJob} job
 */
async function render(renderer, pages, { data, text }) {
  const component = data.project?.entry.component;
  if (component === undefined) return renderer.renderPage(data, null);
  // The shell's part of the page, with a text in place of the remote's part.
  if (text !== null) return renderer.renderPage(data, () => text);
  return pages.has(component) ? renderer.renderPage(data, pages.get(component)) : { isMissing: true };
}

/** Reads the next line of the input; null at its end. */
const readLine = (() => {
  let rest = Buffer.alloc(0);
  return () => {
    const parts = [rest];
    for (let end = rest.indexOf(NEW_LINE); ;) {
      if (end >= 0) {
        const last = parts.pop() ?? rest;
        rest = last.subarray(end + 1);
        return Buffer.concat([...parts, last.subarray(0, end)]).toString('utf8');
      }
      const chunk = Buffer.alloc(READ_BYTES);
      const count = readSync(STDIN, chunk);
      if (count === 0) return null;
      const part = chunk.subarray(0, count);
      parts.push(part);
      end = part.indexOf(NEW_LINE);
    }
  };
})();

/** @param {string} text */
function writeLine(text) {
  const bytes = Buffer.from(`${text}\n`);
  for (let sent = 0; sent < bytes.length;) sent += writeSync(STDOUT, bytes, sent);
}

/** @param {unknown} error */
const toText = (error) =>
  error instanceof SandboxError ? error.message : error instanceof Error ? `${error.stack}` : `${error}`;

async function answerJobs() {
  /** @type {(error: unknown) => void} */
  let fail = () => {};
  on('uncaughtException', (error) => fail(error));
  on('unhandledRejection', (error) => fail(error));
  on('beforeExit', () =>
    fail(
      new SandboxError(
        'it waits for a promise that never settles. Look for a loader or a component that waits for the browser.',
      ),
    ),
  );
  /** @type {SandboxSetup} */
  const setup = parse(readLine() ?? 'null');
  closeDoors();
  const crypto = { createHash };
  const shellModules = {
    stream,
    util: { ...util },
    crypto,
    async_hooks: { AsyncLocalStorage, AsyncResource },
  };
  const renderer = createLoader(setup.shellFolder, shellModules)(setup.shellFile);
  const loading = loadPages(renderer, setup);
  // Reported with each page instead: prevents an unhandled rejection.
  loading.catch(() => {});
  for (let line = readLine(); line !== null; line = readLine()) {
    /** @type {SandboxJob} */
    const job = parse(line);
    /** @type {object} */
    const answer = await new Promise((resolve) => {
      fail = (error) => resolve({ error: toText(error) });
      // Errors that nothing waits for are reported after the current turn: they are still this page's.
      loading
        .then((pages) => render(renderer, pages, job))
        .then((page) => void runNextTurn(() => resolve(page)), fail);
    });
    writeLine(stringify(answer));
  }
  exit(0);
}

void answerJobs();
