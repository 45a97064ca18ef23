import { BASE_URLS_GLOBAL, ChunkLoadError, EXPOSED_MODULE, SiteError } from '@portfolio/contract';
import { COMPILED_STYLES_VERSION } from '@portfolio/design/compiled-styles';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import styledComponents from 'styled-components/package.json';
import { compiledStyles } from '../styles/compiledRemoteStyles';
import { holdStyles } from './holdStyles';
import { type LoadableRelease, makeRoom } from './releaseSlots';
import { getUrlSuffix } from './urlSuffixes';

/** A shared module, as containers consume it: a function that loads it. */
interface SharedModule {
  get(): (() => unknown) | Promise<() => unknown>;
  from: string;
  eager: boolean;
  loaded: true;
}

/** The global of a release, as webpack's container plugin writes it. */
interface Container {
  init(shareScope: Readonly<Record<string, Readonly<Record<string, SharedModule>>>>): unknown;
  get(module: string): Promise<() => unknown>;
}

function share(version: string, get: SharedModule['get']): Record<string, SharedModule> {
  return { [version]: { get, from: 'shell', eager: true, loaded: true } };
}

/** The shell's copies, because a release contains none. Only a release whose rules depend on props needs the last. */
const SHARE_SCOPE = {
  react: share(React.version, () => () => React),
  'react/jsx-runtime': share(React.version, () => () => jsxRuntime),
  'react-dom': share(ReactDom.version, () => () => ReactDom),
  'compiled-styles': share(COMPILED_STYLES_VERSION, () => () => compiledStyles),
  'styled-components': share(styledComponents.version, async () => {
    const { sharedStyles } = await import(/* webpackChunkName: "styled-components" */ './styledComponents');
    return () => sharedStyles;
  }),
};

const globals = globalThis as unknown as Record<string, unknown>;

/** By entry URL: the containers that have loaded, or are being loaded. */
const containers = new Map<string, Promise<Container>>();

/**
 * Runs the entry of a release, which the browser verifies. It has no time limit of its own: `loadReleasePage` abandons
 * the element when the deadline passes.
 */
function loadContainer({ id, container, entry }: LoadableRelease): Promise<Container> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = (event: Event) => {
      const type = event.type === 'timeout' ? 'timeout' : 'missing';
      reject(new ChunkLoadError({ chunk: id, type, request: entry.url, cause: event }));
    };
    // Removed once settled: an element that is still in the document is pending, see `loadReleasePage`.
    script.onerror = (event) => {
      script.remove();
      fail(event as Event);
    };
    script.onload = (event) => {
      script.remove();
      const loaded = globals[container] as Container | undefined;
      if (loaded === undefined) fail(event);
      else resolve(loaded);
    };
    script.crossOrigin = 'anonymous';
    if (entry.integrity !== '') script.integrity = entry.integrity;
    script.src = entry.url + getUrlSuffix(id);
    document.head.append(script);
  });
}

function findContainer(release: LoadableRelease): Promise<Container> {
  const { url } = release.entry;
  const known = containers.get(url);
  if (known !== undefined) return known;
  const loading = loadContainer(release);
  containers.set(url, loading);
  loading.catch(() => containers.delete(url));
  return loading;
}

/** Only code under development has no hash: the development build, and a dev server used as an override. */
function assertVerified({ id, version, entry, isFromDevServer = false }: LoadableRelease): void {
  if (entry.integrity !== '' || isFromDevServer || process.env.NODE_ENV === 'development') return;
  throw new SiteError(
    `[${id}] Failed to load ${version}: its entry ${entry.url} is named without a hash. Compose the site again.`,
    'NO_INTEGRITY',
  );
}

/**
 * Loads the exposed module of a release. Only one release of a remote runs at a time.
 *
 * @returns the module that the release exposes, not validated
 * @throws {SiteError} code `NO_INTEGRITY` if the hash of the entry is unknown
 * @throws {ChunkLoadError} if the entry does not load, or is no container
 */
export async function loadExposedModule(release: LoadableRelease): Promise<unknown> {
  assertVerified(release);
  const { id, baseUrl } = release;
  ((globals[BASE_URLS_GLOBAL] ??= {}) as Record<string, string>)[id] = baseUrl;
  makeRoom(release);
  holdStyles(id, baseUrl);
  const container = await findContainer(release);
  await container.init(SHARE_SCOPE);
  const factory = await container.get(EXPOSED_MODULE);
  return factory();
}
