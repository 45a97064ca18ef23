import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  bin?: Record<string, string>;
}

const ROOT = path.resolve(__dirname, '../../..');

const readManifest = (dir: string) =>
  JSON.parse(fs.readFileSync(path.join(dir, 'package.json'), 'utf8')) as Manifest;

/**
 * Fills a remote's `node_modules` with exactly the packages that it and the packed packages declare. Packed packages
 * are extracted; all others are links to the packages installed in this repository. So importing an undeclared package
 * fails.
 *
 * @param dir - folder of the remote
 * @param packages - `file:` URLs of the packed packages, by name
 */
export function linkDeclared(dir: string, packages: Readonly<Record<string, string>>): void {
  const modules = path.join(dir, 'node_modules');
  const { dependencies, devDependencies } = readManifest(dir);
  const queue = Object.keys({ ...dependencies, ...devDependencies });
  for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
    const place = path.join(modules, name);
    if (fs.existsSync(place)) continue;
    const tarball = packages[name]?.replace(/^file:/, '');
    if (tarball === undefined) {
      link(path.join(ROOT, 'node_modules', name), place);
      continue;
    }
    fs.mkdirSync(place, { recursive: true });
    execFileSync('tar', ['-xzf', tarball, '--strip-components', '1', '-C', place]);
    const packed = readManifest(place);
    // Packages that are not hoisted, because most others use a different version.
    const own = path.join(ROOT, name.replace('@portfolio/', 'shared/'), 'node_modules');
    for (const needed of Object.keys({ ...packed.dependencies, ...packed.peerDependencies })) {
      if (fs.existsSync(path.join(own, needed)))
        link(path.join(own, needed), path.join(place, 'node_modules', needed));
      else queue.push(needed);
    }
    for (const [command, file] of Object.entries(packed.bin ?? {})) {
      link(path.join(place, file), path.join(modules, '.bin', command));
      fs.chmodSync(path.join(place, file), 0o755);
    }
  }
}

function link(target: string, place: string): void {
  fs.mkdirSync(path.dirname(place), { recursive: true });
  fs.symlinkSync(target, place, fs.statSync(target).isDirectory() ? 'junction' : 'file');
}
