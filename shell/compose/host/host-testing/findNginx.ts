import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { SHELL_PATHS } from '../../shell-build/paths';

/** Where the project's install step unpacks the Debian package. */
const UNPACKED = path.join(SHELL_PATHS.root, '../.cache/nginx/usr/sbin');

/** Finds an nginx that runs here: `NGINX_PATH`, an installed one, or the one that the install step unpacked. */
export function findNginx(): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/sbin', UNPACKED];
  return [process.env['NGINX_PATH'] ?? '', ...folders.map((folder) => path.join(folder, 'nginx'))].find(
    (file) => file !== '' && spawnSync(file, ['-v']).status === 0,
  );
}
