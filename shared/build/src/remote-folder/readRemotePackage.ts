import fs from 'node:fs';
import path from 'node:path';
import { isRemoteId, SiteError } from '@portfolio/contract';

/** The facts about a remote from its package.json. */
export interface RemotePackage {
  id: string;
  version: string;
  /** SPDX ids of licences beside the usual ones, agreed on with the maintainers. */
  licences: readonly string[];
  /** The address of the deployed site in which `dev --site` shows the remote. */
  site?: string;
}

/**
 * Reads id and version of the remote in a folder.
 *
 * @throws {SiteError} code `BAD_PACKAGE` if there is no package, or its name is not `@portfolio/<id>` with the id of a remote
 */
export function readRemotePackage(dir: string): RemotePackage {
  const file = path.join(dir, 'package.json');
  if (!fs.existsSync(file))
    throw new SiteError(
      `Failed to read the remote in ${dir}: there is no package.json. Name a folder of remotes/.`,
      'BAD_PACKAGE',
    );
  const { name, version, portfolio } = JSON.parse(fs.readFileSync(file, 'utf8')) as {
    name?: unknown;
    version: string;
    portfolio?: { licences?: readonly string[]; site?: string };
  };
  const [, id = ''] = /^@portfolio\/(.*)$/.exec(String(name)) ?? [];
  if (!isRemoteId(id))
    throw new SiteError(
      `Failed to read the remote in ${dir}: its package is named "${String(name)}". Name it "@portfolio/<id>", with a kebab-case id such as "js-demos" that is not the name of something else in a page.`,
      'BAD_PACKAGE',
    );
  const { licences = [], site } = portfolio ?? {};
  return { id, version, licences, ...(site === undefined ? {} : { site }) };
}
