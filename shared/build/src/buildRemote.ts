import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import {
  type PageFiles,
  type Release,
  type ReleaseBuild,
  SiteError,
  toRemoteNames,
} from '@portfolio/contract';
import { SBOM_FILE, toIntegrity, toReleaseBytes } from '@portfolio/registry';
import { formatProblems, validateRelease } from '@portfolio/contract/validate';
import type { StatsCompilation } from 'webpack';
import { toPageFiles } from './chunkFiles';
import { compileRemoteStyles } from './compiled-styles/compileStyles';
import { describeExposed } from './describeExposed';
import { loadNodeContainer, type ProvidedSingleton } from './nodeContainer';
import { findFileFaults, formatStyleFault } from './page-styles/findFileFaults';
import { readFiles } from './readFiles';
import { readRemotePackage } from './remote-folder/readRemotePackage';
import { createRemoteConfig, REMOTE_CHUNK_NAME } from './remoteConfig';
import { runWebpack } from './runWebpack';
import { assertLicensed } from './sbom/assertLicensed';
import { BundledPackagesPlugin } from './sbom/BundledPackagesPlugin';
import { createSbom } from './sbom/createSbom';
import { SINGLETONS } from './singletons';

/**
 * Builds a remote for browser and Node and writes its release file, `dist/release.json`.
 *
 * @param dir - the remote's folder
 * @param version - overrides the version in package.json
 * @returns the release, valid
 * @throws {SiteError} code `BAD_PACKAGE`, `BUILD_FAILED`, `BAD_LICENCE`, `BAD_RELEASE` with all problems, or
 *   `GLOBAL_STYLES` with every rule that affects other pages
 * @throws {RemoteContractError} if `src/remote.ts` does not follow the contract
 */
export async function buildRemote(dir: string, version?: string): Promise<Release> {
  const remotePackage = readRemotePackage(dir);
  const { id } = remotePackage;
  // webpack does not rewrite a file whose name contains its hash, even if the content was changed.
  fs.rmSync(path.join(dir, 'dist'), { recursive: true, force: true });
  const packages = new BundledPackagesPlugin();
  const styles = await compileRemoteStyles(dir, id);
  if (styles === undefined)
    console.log(
      `[${id}] Some components cannot be compiled, so the pages of this remote load styled-components (10 KiB). See "What a page must do" in shared/docs/teams.md.`,
    );
  const [webStats] = await Promise.all(
    (['web', 'node'] as const).map((target) => {
      const config = createRemoteConfig({
        ...{ dir, id, target, isProduction: true },
        ...(styles !== undefined && { styles }),
      });
      return runWebpack({ ...config, plugins: [...(config.plugins ?? []), packages] });
    }),
  );
  const web = readBuild(path.join(dir, 'dist/web'));
  const node = readBuild(path.join(dir, 'dist/node'));
  assertVerifiable(dir, id, web);
  assertOwnStyles(dir, id, web);
  const remote = await loadNodeContainer({
    id,
    entryFile: path.join(dir, 'dist/node', node.entry),
    baseUrl: '',
    singletons: readInstalledSingletons(dir),
  });

  const sbom = createSbom(dir, version ?? remotePackage.version, packages.folders);
  assertLicensed(remotePackage, sbom);
  fs.writeFileSync(path.join(dir, SBOM_FILE), sbom);

  const release: Release = {
    schema: 1,
    id,
    version: version ?? remotePackage.version,
    contract: remote.contractVersion,
    container: toRemoteNames(id).container,
    web,
    node,
    remote: findChunkFiles(webStats, REMOTE_CHUNK_NAME, id),
    pages: Object.fromEntries(
      Object.keys(remote.pages).map((page) => [page, findChunkFiles(webStats, page, id)]),
    ),
    catalogue: remote.catalogue,
    connectOrigins: remote.connectOrigins ?? [],
    singletons: SINGLETONS,
    api: describeExposed(remote),
    sbom: { bytes: sbom.length, integrity: toIntegrity(sbom) },
  };
  const validation = validateRelease(release);
  if (!validation.isValid)
    throw new SiteError(
      `[${id}] Failed to build the release: its description is not valid.\n${formatProblems(validation.problems)}\nFix src/remote.ts and src/catalogue.ts, then build again.`,
      'BAD_RELEASE',
    );
  fs.writeFileSync(path.join(dir, 'dist/release.json'), toReleaseBytes(release));
  return release;
}

function readBuild(folder: string): ReleaseBuild {
  const files = readFiles(folder);
  const entry = Object.keys(files).find((name) => /^remoteEntry\..*js$/.test(name)) ?? '';
  return { entry, files };
}

/** Every script and style file must have its hash in the entry, or the browser would run it unverified. */
function assertVerifiable(dir: string, id: string, { entry, files }: ReleaseBuild): void {
  const entryText = fs.readFileSync(path.join(dir, 'dist/web', entry), 'utf8');
  const unverified = Object.entries(files)
    .filter(
      ([name, { integrity }]) => /\.(js|css)$/.test(name) && name !== entry && !entryText.includes(integrity),
    )
    .map(([name]) => name);
  if (unverified.length > 0)
    throw new SiteError(
      `[${id}] Failed to build the release: ${entry} has no hash of ${unverified.join(', ')}. Load pages with a dynamic import, so that webpack loads their files.`,
      'BAD_RELEASE',
    );
}

/** Asserts that a remote styles nothing outside its pages. The gate asks the same of every release. */
function assertOwnStyles(dir: string, id: string, { files }: ReleaseBuild): void {
  const faults = Object.keys(files)
    .filter((name) => /\.(js|css)$/.test(name))
    .flatMap((name) => {
      const text = fs.readFileSync(path.join(dir, 'dist/web', name), 'utf8');
      return findFileFaults(name, text).map((fault) => `- ${formatStyleFault(name, fault)}`);
    });
  if (faults.length > 0)
    throw new SiteError(
      `[${id}] Failed to build the release: its styles affect more than its pages.\n${faults.join('\n')}\nFix each of them as described.`,
      'GLOBAL_STYLES',
    );
}

function findChunkFiles(stats: StatsCompilation | undefined, name: string, id: string): PageFiles {
  const group = stats?.namedChunkGroups?.[name];
  if (group === undefined)
    throw new SiteError(
      `[${id}] Failed to build the release: webpack created no chunk for the page "${name}". Load it with import(/* webpackChunkName: "${name}" */ …) in src/remote.ts.`,
      'BAD_RELEASE',
    );
  return toPageFiles(group);
}

/** Stands in for the shell's part of compiled styles: a build loads modules, but renders no component. */
const UNRENDERED_STYLES = { version: '1.0.0', module: { createStyled: () => () => null } };

/** The copies of React and styled-components with which a remote is built. */
export function readInstalledSingletons(dir: string): Record<string, ProvidedSingleton> {
  const requireFrom = createRequire(path.join(dir, 'package.json'));
  return Object.fromEntries(
    Object.keys(SINGLETONS).map((name) => {
      if (name === 'compiled-styles') return [name, UNRENDERED_STYLES];
      const packageName = name.split('/')[0] ?? name;
      const { version } = requireFrom(`${packageName}/package.json`) as { version: string };
      return [name, { version, module: requireFrom(name) }];
    }),
  );
}
