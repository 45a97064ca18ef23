import fs from 'node:fs/promises';
import path from 'node:path';
import { type Release, SiteError } from '@portfolio/contract';
import { toIntegrity } from '../hash';

/** Writes the files of one build of a remote's folder, as its bundler would. */
export async function writeBuild(
  dir: string,
  target: 'web' | 'node',
  contents: Readonly<Record<string, string>>,
): Promise<Release['web']> {
  const files: Record<string, { bytes: number; integrity: string }> = {};
  await fs.mkdir(path.join(dir, 'dist', target), { recursive: true });
  for (const [name, content] of Object.entries(contents)) {
    await fs.writeFile(path.join(dir, 'dist', target, name), content);
    files[name] = { bytes: content.length, integrity: toIntegrity(content) };
  }
  return { entry: Object.keys(files)[0] ?? '', files };
}

/** Writes a build with one entry of this content, named after it, and returns its release. */
export async function createRelease(dir: string, version = '1.0.0', content = 'entry'): Promise<Release> {
  return {
    schema: 1,
    id: 'js-demos',
    version,
    contract: '1.0.0',
    container: 'jsDemos',
    web: await writeBuild(dir, 'web', { [`entry.${content}.js`]: content }),
    node: await writeBuild(dir, 'node', { 'entry.js': 'node' }),
    remote: { js: [], css: [] },
    pages: {},
    catalogue: [],
    connectOrigins: [],
    singletons: {},
    api: [],
  };
}

/** The code of the error that a promise rejects with; undefined if it does not reject. */
export async function getCode(work: Promise<unknown>): Promise<string | undefined> {
  return (await getError(work))?.code;
}

/** The error that a promise is expected to reject with. */
export async function getError(work: Promise<unknown>): Promise<SiteError | undefined> {
  try {
    await work;
    return undefined;
  } catch (error) {
    if (error instanceof SiteError) return error;
    throw error;
  }
}
