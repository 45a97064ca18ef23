import fs from 'node:fs';
import path from 'node:path';
import { type Release, toRemoteNames } from '@portfolio/contract';
import { readPins } from '../../../compose/pin/pinsFile';
import type { toTestPaths } from '../testPaths';

/** The kinds of file that a remote's page consists of. */
export const FILE_KINDS = ['entry', 'expose chunk', 'lazy chunk', 'CSS'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** A file of the pinned release, and a page that needs it. */
export interface FaultTarget {
  remoteId: string;
  kind: FileKind;
  file: string;
  /** Path of its URL. */
  url: string;
  /** The page's path. */
  route: string;
  /** The container's global name. */
  container: string;
  /** Hashes of the entry and of the file: the page names the former, the entry the latter. */
  integrity: { entry: string; file: string };
  entryUrl: string;
  version: string;
  /** The version of the fallback. */
  previousVersion: string | null;
}

type TestPaths = ReturnType<typeof toTestPaths>;

/** Reads the pinned release of a remote. */
export function readTargetRelease({ pins, registry }: TestPaths, remoteId: string): Release {
  const file = path.join(registry, readPins(pins).remotes[remoteId]?.release ?? '');
  return JSON.parse(fs.readFileSync(file, 'utf8')) as Release;
}

/** Lists the files that can be faulty: for each remote, one of each kind that it has. */
export function listTargets(paths: TestPaths): FaultTarget[] {
  return Object.entries(readPins(paths.pins).remotes).flatMap(([remoteId, pin]) => {
    const { web, remote, pages, catalogue, container } = readTargetRelease(paths, remoteId);
    const loadable = catalogue.flatMap(({ path: route, component }) => {
      const files = component === null ? undefined : pages[component];
      return route === null || files === undefined ? [] : [{ route, files }];
    });
    const styled = loadable.find(({ files }) => files.css.length > 0);
    const [page = styled] = loadable;
    if (page === undefined) return [];
    const { webPath } = toRemoteNames(remoteId);
    const toTarget = (kind: FileKind, file: string, route: string): FaultTarget => ({
      remoteId,
      kind,
      file,
      url: webPath + file,
      route,
      container,
      integrity: {
        entry: web.files[web.entry]?.integrity ?? '',
        file: web.files[file]?.integrity ?? '',
      },
      entryUrl: webPath + web.entry,
      version: pin.version,
      previousVersion: pin.previous?.version ?? null,
    });
    return [
      toTarget('entry', web.entry, page.route),
      toTarget('expose chunk', remote.js.at(-1) ?? '', page.route),
      toTarget('lazy chunk', page.files.js.at(-1) ?? '', page.route),
      ...(styled === undefined ? [] : [toTarget('CSS', styled.files.css.at(-1) ?? '', styled.route)]),
    ];
  });
}
