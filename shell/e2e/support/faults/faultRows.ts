import fs from 'node:fs';
import path from 'node:path';
import type { toTestPaths } from '../testPaths';
import { listTargets } from './faultTargets';

/** The role of a file in the matrix; a page works without its ornaments. */
export type FileType = 'script' | 'style' | 'data' | 'page' | 'worker' | 'ornament';

/** A row of the matrix: a file of the site, and a page that needs it. */
export interface FaultRow {
  /** Heading in the published matrix. */
  name: string;
  type: FileType;
  /** Path of the file's URL. */
  url: string;
  /** Paths of the files that contain its hash, or the hash of the next file in the chain. */
  carriers: readonly string[];
  /** The page to visit. */
  path: string;
  /** The part of the page that has to be shown in the end. */
  goal: 'page' | 'search' | 'releases' | 'remote';
  /** Messages that the page may show about it; none for an ornament. */
  says?: RegExp;
  /** Set if it comes from the service worker's cache. */
  isKept?: true;
  /** The part that throws when it is rendered. */
  part?: 'entry' | 'exposed' | 'page' | 'shell';
  container?: string;
  /** Global name of the array to which its chunks are pushed. */
  chunks?: string;
  remoteId?: string;
  version?: string;
  previousVersion?: string | null;
}

type TestPaths = ReturnType<typeof toTestPaths>;

export const NOTICE = /^Buttons on this page do not work yet/;
/** The text below the heading "This page could not be loaded". */
export const PAGE_FAILURE = /^(It loaded, but failed to start|The connection or the server failed)/;
const PANEL = /is not available right now/;

const START = new RegExp(`${NOTICE.source}|${PAGE_FAILURE.source}`);

/** A page that is not prefetched and on which no other page depends. */
const QUIET_PAGE = '/disclaimer';

/** The rows of the shell's own files. */
export function listShellRows(paths: TestPaths): FaultRow[] {
  const { site } = paths;
  const find = (folder: string, pattern: RegExp) => {
    const name = fs.readdirSync(path.join(site, folder)).find((file) => pattern.test(file));
    if (name === undefined) throw new Error(`No file of ${folder} is like ${pattern.source}.`);
    return `/${folder}${folder === '' ? '' : '/'}${name}`;
  };
  const runtime = find('shell', /^runtime\.\w+\.js$/);
  const toChunk = (name: string) => find('shell', new RegExp(`^${name}\\.\\w+\\.js$`));
  const script = {
    type: 'script',
    carriers: [runtime],
    path: QUIET_PAGE,
    goal: 'page',
    says: START,
    chunks: 'webpackChunkshell',
  } as const;
  const data = { type: 'data', carriers: [], path: QUIET_PAGE, goal: 'page' } as const;
  const ornament = { ...data, type: 'ornament' } as const;
  const drumKit = listTargets(paths).find(
    ({ remoteId, kind }) => remoteId === 'js-demos' && kind === 'lazy chunk',
  );
  return [
    { ...script, name: 'runtime', url: runtime, carriers: [] },
    { ...script, name: 'framework', url: toChunk('framework'), carriers: [] },
    { ...script, name: 'main', url: toChunk('main'), carriers: [] },
    // Of an interactive page: still pages load no chunk.
    { ...script, name: 'page chunk', url: toChunk('cv-page-tsx'), path: '/cv', part: 'shell' },
    { ...data, name: 'page data', url: find('data', /^work\.\w+\.json$/), path: '/work', says: START },
    {
      ...script,
      name: 'lazy part',
      url: toChunk('palette'),
      part: 'shell',
      goal: 'search',
      says: /The search could not be loaded/,
    },
    {
      ...data,
      name: 'search list',
      url: '/search.json',
      goal: 'search',
      says: /list of pages could not be loaded/,
    },
    {
      ...data,
      name: 'composition facts',
      url: '/composition.json',
      path: '/composition',
      goal: 'releases',
      says: /^Failed to load \/composition\.json|^The composition could not be loaded/,
    },
    {
      ...script,
      name: 'loader of remotes',
      url: toChunk('federation'),
      path: drumKit?.route ?? '',
      goal: 'remote',
      remoteId: 'js-demos',
      version: drumKit?.version ?? '',
      says: /is not available right now.*A part of this site/,
    },
    { ...script, name: 'HTML document', type: 'page', url: QUIET_PAGE, carriers: [] },
    { ...data, name: 'service worker script', type: 'worker', url: '/sw.js' },
    { ...script, name: 'cache entry of main', url: toChunk('main'), isKept: true },
    { ...script, name: 'cache entry of a page', type: 'page', url: QUIET_PAGE, isKept: true },
    {
      ...script,
      name: "cache entry of a remote's page",
      url: drumKit?.url ?? '',
      path: drumKit?.route ?? '',
      goal: 'remote',
      remoteId: 'js-demos',
      version: drumKit?.version ?? '',
      says: PANEL,
      isKept: true,
    },
    { ...ornament, name: 'font', url: find('shell/assets', /^archivo-core\.\w+\.woff2$/) },
    { ...ornament, name: 'picture', url: find('shell/assets', /^typescript\.\w+\.svg$/), path: '/about' },
    { ...ornament, name: 'web manifest', url: '/manifest.webmanifest' },
    { ...ornament, name: 'favicon', url: '/icon.svg' },
  ];
}

const PARTS = { entry: 'entry', 'expose chunk': 'exposed', 'lazy chunk': 'page', CSS: undefined } as const;

/** The rows of the remotes: for each remote, one of each kind of file that it has. */
export function listRemoteRows(paths: TestPaths): FaultRow[] {
  return listTargets(paths).map(
    ({ remoteId, kind, url, entryUrl, route, container, version, previousVersion }) => ({
      name: `remote: ${kind}`,
      type: kind === 'CSS' ? 'style' : 'script',
      url,
      carriers: url === entryUrl ? [] : [entryUrl],
      path: route,
      goal: 'remote',
      says: PANEL,
      ...(PARTS[kind] && { part: PARTS[kind] }),
      container,
      chunks: `webpackChunk${container}`,
      remoteId,
      version,
      previousVersion,
    }),
  );
}
