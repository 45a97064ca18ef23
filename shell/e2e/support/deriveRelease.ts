import { createHash } from 'node:crypto';
import type { PageFiles, Release } from '@portfolio/contract';
import {
  listVersions,
  readRelease,
  readReleaseFile,
  type Registry,
  toFilePath,
  toIntegrity,
  toReleaseBytes,
  toReleasePath,
} from '@portfolio/registry';
import semver from 'semver';

/**
 * Publishes the next version of a remote without building it: takes the newest release and adds a comment to every
 * script and style, so that each gets another name and hash; the entry names and verifies the new ones. Shared files of
 * pages do not change, as between real releases.
 *
 * @param added - rules to append to every style file, and code to append to every script but the entry
 * @returns the version
 */
export async function deriveRelease(
  registry: Registry,
  id: string,
  added: { css?: string; js?: string } = {},
): Promise<string> {
  const [newest = ''] = await listVersions(registry, id);
  const { release: built } = await readRelease(registry, id, newest);
  // Its bill of materials names another version, and is kept beside that one.
  const { sbom: _sbom, ...release } = built;
  const version = semver.inc(newest, 'minor') ?? '';
  const read = (file: string) => readReleaseFile(registry, release, 'web', file);
  const own = [release.remote, ...Object.values(release.pages)].flatMap(({ js, css }) => [
    ...js.slice(-1),
    ...css.slice(-1),
  ]);

  const files = new Map(Object.entries(release.web.files));
  const renamed = new Map<string, string>();
  let entry = String(await read(release.web.entry));
  async function add(old: string, text: string, more = ''): Promise<string> {
    const content = Buffer.from(`${text}\n/* ${version} */\n${more}`);
    const name = old.replace(/\.[0-9a-f]{8}\./, `.${toShortHash(content)}.`);
    const integrity = files.get(old)?.integrity ?? '';
    files.delete(old);
    files.set(name, { bytes: content.length, integrity: toIntegrity(content) });
    await registry.create(toFilePath(id, 'web', name), content);
    entry = entry
      .replaceAll(integrity, toIntegrity(content))
      .replaceAll(toHashInName(old), toHashInName(name));
    return name;
  }
  for (const file of new Set(own)) {
    const more = file.endsWith('.css') ? added.css : added.js;
    renamed.set(file, await add(file, String(await read(file)), more));
  }
  const entryFile = await add(release.web.entry, entry);

  const rename = ({ js, css }: PageFiles): PageFiles => ({
    js: js.map((file) => renamed.get(file) ?? file),
    css: css.map((file) => renamed.get(file) ?? file),
  });
  const next: Release = {
    ...release,
    version,
    web: { entry: entryFile, files: Object.fromEntries(files) },
    remote: rename(release.remote),
    pages: Object.fromEntries(Object.entries(release.pages).map(([name, page]) => [name, rename(page)])),
  };
  await registry.create(toReleasePath(id, version), toReleaseBytes(next));
  return version;
}

function toShortHash(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 8);
}

function toHashInName(file: string): string {
  return /\.([0-9a-f]{8})\./.exec(file)?.[1] ?? '';
}
