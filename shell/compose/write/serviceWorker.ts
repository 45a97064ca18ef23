import fs from 'node:fs';
import path from 'node:path';
import type { ShellBuild } from '@portfolio/build';
import { WORKER_FILE } from '@portfolio/build/worker-file';
import { SiteError } from '@portfolio/contract';
import { toIntegrity } from '@portfolio/registry';
import {
  COMPOSITION_NAME,
  FAREWELL_NAME,
  type OfflineComposition,
  type OfflineFile,
} from '../../src/service-worker/OfflineComposition';
import type { PinnedRemote } from '../release/PinnedRemote';

/** What a browser keeps of a site at most; a larger one is kept as it is visited. */
const MAX_KEPT_BYTES = 24 * 1024 * 1024;

/** A file of the site, as a service worker knows it. */
export interface KeptFile {
  file: OfflineFile;
  bytes: number;
}

interface WorkerParts {
  id: string;
  shell: ShellBuild;
  pinned: readonly PinnedRemote[];
  /** From a remote's id to the URL of its files. */
  toBaseUrl: (remoteId: string) => string;
  /** Pages and files that are needed whatever is visited. */
  shellTexts: readonly KeptFile[];
  /** The pages of the remotes. */
  remoteTexts: readonly KeptFile[];
  redirects: Readonly<Record<string, string>>;
  notFoundPath: string;
  pageHeaders: Readonly<Record<string, string>>;
}

/** Lists what a service worker keeps: the whole site, or where that is too much, what belongs to the shell. */
export function createOfflineComposition(
  parts: WorkerParts,
  maxBytes: number = MAX_KEPT_BYTES,
): OfflineComposition {
  const { id, shell, pinned, toBaseUrl, shellTexts, remoteTexts, notFoundPath, pageHeaders } = parts;
  const ofShell = [...shellTexts, ...describeFiles(shell.baseUrl, shell.files)];
  const ofRemotes = [
    ...remoteTexts,
    ...pinned.flatMap(({ release }) => describeFiles(toBaseUrl(release.id), release.web.files)),
  ];
  const isWhole = [...ofShell, ...ofRemotes].reduce((sum, { bytes }) => sum + bytes, 0) <= maxBytes;
  const kept = isWhole ? [...ofShell, ...ofRemotes] : ofShell;
  const urls = new Set(kept.map(({ file: [url] }) => url));
  return {
    id,
    files: kept.map(({ file }) => file),
    isWhole,
    redirects: Object.fromEntries(Object.entries(parts.redirects).filter(([, path]) => urls.has(path))),
    notFoundPath,
    pageHeaders,
  };
}

/**
 * Describes a file that is not hashed by a build.
 *
 * @param url - as browsers ask for it
 */
export function describeText(url: string, content: string | Buffer): KeptFile {
  const data = Buffer.from(content);
  return { file: [url, toIntegrity(data)], bytes: data.length };
}

function describeFiles(baseUrl: string, files: ShellBuild['files']): KeptFile[] {
  return Object.entries(files).map(([name, { bytes, integrity }]) => ({
    file: [baseUrl + name, integrity],
    bytes,
  }));
}

/**
 * Writes the service worker's script.
 *
 * @param dist - the shell's build
 * @param composition - what it serves; null for the worker that removes whatever worker a visitor has
 */
export function toServiceWorkerScript(dist: string, composition: OfflineComposition | null): string {
  const code = fs.readFileSync(path.join(dist, 'worker', WORKER_FILE), 'utf8');
  const known =
    composition === null
      ? `self.${FAREWELL_NAME}=true;`
      : `self.${COMPOSITION_NAME}=${JSON.stringify(composition)};`;
  return `${known}\n${code}`;
}

/**
 * Says whether the composition wants a service worker.
 *
 * @throws {SiteError} code `BAD_SETTING` where `PORTFOLIO_SERVICE_WORKER` is neither "on" nor "off"
 */
export function isServiceWorkerOn(setting = process.env['PORTFOLIO_SERVICE_WORKER'] ?? 'on'): boolean {
  if (setting !== 'on' && setting !== 'off')
    throw new SiteError(
      `Failed to compose: PORTFOLIO_SERVICE_WORKER is "${setting}". Set it to "on", or to "off" to remove the service worker from every visitor's browser.`,
      'BAD_SETTING',
    );
  return setting === 'on';
}
