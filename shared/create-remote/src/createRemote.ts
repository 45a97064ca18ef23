import fs from 'node:fs';
import path from 'node:path';
import { isRemoteId, SiteError, toRemoteNames } from '@portfolio/contract';
import { type CreatedPage, type NewPage, toPageFiles } from './createPage';
import { parseMount, toPageNames, toTitle } from './pageNames';
import { readTemplate } from './readTemplate';
import { writeFiles } from './writeFiles';

/** The description of a new remote. */
export interface NewRemote extends Partial<NewPage> {
  /** Kebab-case. */
  id: string;
  /** The path of its pages, such as "/work/js". */
  mount: string;
  /** Whether it has its own repository, and so needs extra files. */
  isAlone?: boolean;
}

const MAX_ID_LENGTH = 32;
/** Ids that the site itself uses. */
const RESERVED = new Set(['remote', 'remotes']);

/** Packages of the build whose install scripts are not needed. In a workspace, the root's list counts. */
const UNUSED_SCRIPTS = ['@parcel/watcher', '@swc/core', 'core-js-pure', 'esbuild'];

/** Adds the list without which npm warns about each of these packages. */
function denyScripts(manifest: string): string {
  const allowScripts = Object.fromEntries(UNUSED_SCRIPTS.map((name) => [name, false]));
  return `${JSON.stringify({ ...(JSON.parse(manifest) as object), allowScripts }, null, 2)}\n`;
}

/**
 * Creates a remote with a first page, only in its own folder: no file of the shell or of another remote mentions it.
 *
 * @param folder - contains the remotes
 * @returns its first page, with files relative to the remote's folder
 * @throws {SiteError} code `BAD_NAME` or `ALREADY_THERE`; in that case nothing is written
 */
export function createRemote(
  folder: string,
  { id, mount, page, title, isAlone = false }: NewRemote,
): CreatedPage {
  if (!isRemoteId(id) || id.length > MAX_ID_LENGTH || RESERVED.has(id))
    throw new SiteError(
      `Failed to name a remote "${id}": the id becomes a folder, a package and a global name. Use up to ${MAX_ID_LENGTH} lower-case letters, digits and single hyphens, such as "sound-toys", but neither ${[...RESERVED].join(' nor ')} nor a name that is taken in every page, such as "shell" or "location".`,
      'BAD_NAME',
    );
  const { container } = toRemoteNames(id);
  const others = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  const taken = others.find(
    (other) => isRemoteId(other) && toRemoteNames(other).container.toLowerCase() === container.toLowerCase(),
  );
  if (taken !== undefined)
    throw new SiteError(
      `Failed to create the remote "${id}": ${path.join(folder, taken)} has the same name. Choose another id, or remove it.`,
      'ALREADY_THERE',
    );
  const names = toPageNames(page ?? container, mount, title);
  const values = { remote: id, name: toTitle(container), mount: parseMount(mount).mount };
  const remote = readTemplate('remote', values);
  const files = new Map([
    ...remote,
    ...(isAlone ? readTemplate('alone', values) : []),
    ...toPageFiles(remote, id, names),
  ]);
  if (isAlone) files.set('package.json', denyScripts(files.get('package.json') ?? ''));
  writeFiles(path.join(folder, id), files);
  return { path: names.path, files: [...files.keys()] };
}
