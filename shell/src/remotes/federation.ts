import { BASE_URLS_GLOBAL, EXPOSED_MODULE, SiteError } from '@portfolio/contract';
import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime/core';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import * as styledComponents from './sharedStyles';
import { holdStyles } from './holdStyles';
import { insertRenderedStyles } from './insertRenderedStyles';
import { handOverRemoteRules } from '../styles/remoteRules';
import { type LoadableRelease, makeRoom } from './releaseSlots';
import { getUrlSuffix } from './urlSuffixes';

/** The shell's copies, provided eagerly, because a release contains none. */
const SHARED = {
  react: { version: React.version, lib: () => React },
  'react/jsx-runtime': { version: React.version, lib: () => jsxRuntime },
  'react-dom': { version: ReactDom.version, lib: () => ReactDom },
  'styled-components': { version: styledComponents.version, lib: () => styledComponents },
};

const globals = globalThis as unknown as Record<string, unknown>;

/** By entry URL: its hash, the time left in milliseconds, and the current suffix of its URL. */
const expectations = new Map<string, { integrity: string; timeoutMs: number; suffix: string }>();

/** Makes the browser verify the entry script, and applies the deadline instead of the runtime's own timeout of 20 s. */
const verifyEntries: ModuleFederationRuntimePlugin = {
  name: 'verify-entries',
  createScript({ url }) {
    const expected = expectations.get(url);
    const script = document.createElement('script');
    script.src = url + (expected?.suffix ?? '');
    script.async = true;
    script.crossOrigin = 'anonymous';
    if (expected !== undefined) script.integrity = expected.integrity;
    return { script, timeout: expected?.timeoutMs ?? 0 };
  },
};

function createFederation() {
  // Remotes are built with `externalRuntime` and find the shell's runtime under this name.
  globals['_FEDERATION_RUNTIME_CORE'] = runtimeCore;
  handOverRemoteRules(insertRenderedStyles);
  return createInstance({
    name: 'shell',
    remotes: [],
    shareStrategy: 'loaded-first',
    plugins: [verifyEntries],
    shared: Object.fromEntries(
      Object.entries(SHARED).map(([name, { version, lib }]) => [
        name,
        { version, lib, shareConfig: { singleton: true, requiredVersion: `^${version}`, eager: true } },
      ]),
    ),
  });
}

/** Only code under development has no hash: the development build, and a dev server used as an override. */
function assertVerified({ id, version, entry, isFromDevServer = false }: LoadableRelease): void {
  if (entry.integrity !== '' || isFromDevServer || process.env.NODE_ENV === 'development') return;
  throw new SiteError(
    `[${id}] Failed to load ${version}: its entry ${entry.url} is named without a hash. Compose the site again.`,
    'NO_INTEGRITY',
  );
}

let federation: ReturnType<typeof createFederation> | undefined;

/**
 * Loads the exposed module of a release through the federation runtime. Only one release of a remote runs at a time.
 *
 * @param release - the release
 * @param timeoutMs - the time left until the deadline, in milliseconds
 * @returns whatever the release exposes, not validated
 * @throws {SiteError} code `NO_INTEGRITY` if the hash of the entry is unknown
 */
export async function loadExposedModule(release: LoadableRelease, timeoutMs: number): Promise<unknown> {
  assertVerified(release);
  const { id, container, baseUrl, entry, version } = release;
  federation ??= createFederation();
  ((globals[BASE_URLS_GLOBAL] ??= {}) as Record<string, string>)[id] = baseUrl;
  makeRoom(release);
  holdStyles(id, baseUrl);
  // The runtime identifies the entry by its absolute URL.
  const entryUrl = new URL(entry.url, document.baseURI).href;
  expectations.set(entryUrl, { integrity: entry.integrity, timeoutMs, suffix: getUrlSuffix(id) });
  const name = `${container}_${version}`;
  federation.registerRemotes([{ name, entryGlobalName: container, entry: entryUrl, type: 'global' }]);
  return federation.loadRemote(name + EXPOSED_MODULE.slice(1));
}
