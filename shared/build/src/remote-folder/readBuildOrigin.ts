import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { parseUrl } from '@portfolio/contract/parse-url';
import type { BuildOrigin } from '@portfolio/registry';
import { findRoot, listChangedFiles, runGit } from './changedFiles';

/** The builder if none is named: a developer's machine. */
const UNNAMED_BUILDER = 'urn:portfolio:builder:unnamed';

/** The origin of a build, and the files of the work tree that differ from the commit. */
export interface FoundOrigin extends BuildOrigin {
  /** The files that the build reads, relative to the repository. */
  changedFiles: readonly string[];
}

/**
 * Determines the origin of a remote's build.
 *
 * @param dir - the remote's folder, already built
 * @param startedAt - ISO time at which the build started, if known
 */
export function readBuildOrigin(dir: string, startedAt: string | null = null): FoundOrigin {
  const folder = fs.realpathSync(dir);
  const root = findRoot(folder);
  const lockFile = path.join(root, 'package-lock.json');
  const commit = runGit(folder, 'rev-parse', 'HEAD');
  const changedFiles = commit === null ? [] : listChangedFiles(folder, root);
  return {
    repository: toPublicAddress(runGit(folder, 'config', '--get', 'remote.origin.url')),
    commit,
    path: path.relative(root, folder).split(path.sep).join('/') || '.',
    isDirty: commit === null ? null : changedFiles.length > 0,
    lockFile: fs.existsSync(lockFile) ? toSha256(lockFile) : null,
    builder: process.env['PORTFOLIO_BUILDER'] || UNNAMED_BUILDER,
    startedAt,
    finishedAt: fs.statSync(path.join(folder, 'dist/release.json')).mtime.toISOString(),
    changedFiles,
  };
}

/** Removes credentials, also those in a query; null for a folder of this machine, such as "C:/site". */
function toPublicAddress(address: string | null): string | null {
  const [, user, host, file] = /^(?:(\w+)@)?([\w.-]{2,}):(?!\/\/)(.+)$/.exec(address ?? '') ?? [];
  const text =
    host === undefined ? (address ?? '') : `ssh://${user === undefined ? '' : `${user}@`}${host}/${file}`;
  const url = parseUrl(text);
  if (url === null || !['https:', 'http:', 'ssh:', 'git:'].includes(url.protocol)) return null;
  url.password = '';
  url.search = '';
  if (url.protocol !== 'ssh:') url.username = '';
  return url.href;
}

function toSha256(file: string): string {
  return createHash('sha256').update(fs.readFileSync(file)).digest('hex');
}
