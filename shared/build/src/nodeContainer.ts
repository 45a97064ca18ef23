import {
  BASE_URLS_GLOBAL,
  EXPOSED_MODULE,
  RemoteContractError,
  type RemoteModule,
} from '@portfolio/contract';

/** A package in the share scope: its version and its module. */
export interface ProvidedSingleton {
  version: string;
  module: unknown;
}

/** The exports of the node build of a remote. */
interface NodeContainer {
  init(shareScope: object, initScope?: unknown, options?: object): unknown;
  get(module: string): Promise<() => unknown>;
}

interface LoadOptions {
  id: string;
  /** Absolute path of the container's entry file. */
  entryFile: string;
  /** URL of the release's web files, used in pages and catalogue; '' for relative names. */
  baseUrl: string;
  singletons: Readonly<Record<string, ProvidedSingleton>>;
}

/**
 * Loads the node build of a release and returns its exposed module.
 * The container must not have been loaded in this process with another base URL.
 *
 * @throws {RemoteContractError} if the entry is no container, or the exposed module is no remote
 */
export async function loadNodeContainer({
  id,
  entryFile,
  baseUrl,
  singletons,
}: LoadOptions): Promise<RemoteModule> {
  const globals = globalThis as unknown as Record<string, Record<string, string>>;
  (globals[BASE_URLS_GLOBAL] ??= {})[id] = baseUrl;

  const container = require(entryFile) as NodeContainer;
  if (typeof container.init !== 'function' || typeof container.get !== 'function')
    throw new RemoteContractError(
      id,
      `Failed to load ${entryFile}: it is not a federation container. Build it with portfolio-remote build.`,
    );

  const scope = createShareScope(singletons);
  await container.init(scope, [], { shareScopeMap: { default: scope }, shareScopeKeys: ['default'] });
  const factory = await container.get(EXPOSED_MODULE);
  return assertRemoteModule(id, factory());
}

function createShareScope(singletons: Readonly<Record<string, ProvidedSingleton>>) {
  return Object.fromEntries(
    Object.entries(singletons).map(([name, { version, module }]) => [
      name,
      {
        [version]: {
          version,
          get: () => () => module,
          lib: () => module,
          loaded: true,
          from: 'shell',
          scope: ['default'],
          useIn: [],
          deps: [],
          strategy: 'loaded-first',
          shareConfig: { singleton: true, requiredVersion: `^${version}`, eager: true, strictVersion: false },
        },
      },
    ]),
  );
}

/**
 * Asserts that an exposed module is a remote of this contract.
 *
 * @throws {RemoteContractError} listing everything that is missing
 */
export function assertRemoteModule(id: string, exposed: unknown): RemoteModule {
  const remote = exposed as Partial<RemoteModule> | null;
  const problems = [
    remote?.id === id ? '' : `id is ${JSON.stringify(remote?.id)}, not "${id}"`,
    typeof remote?.contractVersion === 'string' ? '' : 'contractVersion is missing',
    Array.isArray(remote?.catalogue) ? '' : 'catalogue is not an array',
    typeof remote?.pages === 'object' && remote.pages !== null ? '' : 'pages is not an object',
  ].filter(Boolean);
  if (problems.length > 0)
    throw new RemoteContractError(
      id,
      `Failed to read the exposed module: ${problems.join('; ')}. Export id, contractVersion, catalogue and pages from src/remote.ts.`,
    );
  return remote as RemoteModule;
}
