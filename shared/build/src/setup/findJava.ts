import fs from 'node:fs';
import path from 'node:path';
import type { Machine } from './findBrowser';

const HERE: Machine = { platform: process.platform, env: process.env, exists: fs.existsSync };

/** Finds an installed Java: that of `JAVA_HOME`, or one on the path. */
export function findJava({ platform, env, exists }: Machine = HERE): string | undefined {
  const name = platform === 'win32' ? 'java.exe' : 'java';
  const home = env['JAVA_HOME'];
  return [
    ...(home ? [path.join(home, 'bin', name)] : []),
    ...(env['PATH'] ?? '').split(path.delimiter).map((folder) => path.join(folder, name)),
  ].find(exists);
}
