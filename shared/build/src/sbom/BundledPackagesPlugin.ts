import fs from 'node:fs';
import path from 'node:path';
import { type Compiler, NormalModule, type WebpackPluginInstance } from 'webpack';

/** Records the folders of all packages that contribute a file to a build, after tree shaking. */
export class BundledPackagesPlugin implements WebpackPluginInstance {
  /** Folders with the package.json of a named package. */
  readonly folders = new Set<string>();

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(BundledPackagesPlugin.name, (compilation) => {
      // The chunks exist by now, and modules are not concatenated yet.
      compilation.hooks.afterOptimizeTree.tap(BundledPackagesPlugin.name, (_chunks, modules) => {
        for (const module of modules) {
          const file = module instanceof NormalModule ? module.resource.split('?')[0] : undefined;
          if (file === undefined || compilation.chunkGraph.getNumberOfModuleChunks(module) === 0) continue;
          const folder = findPackageFolder(path.dirname(file));
          if (folder !== undefined) this.folders.add(folder);
        }
      });
    });
  }
}

/** The nearest folder with a package that has a name and a version; others only say how files in them are read. */
function findPackageFolder(folder: string): string | undefined {
  const file = path.join(folder, 'package.json');
  if (fs.existsSync(file)) {
    const { name, version } = JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, unknown>;
    if (typeof name === 'string' && typeof version === 'string') return folder;
  }
  const parent = path.dirname(folder);
  return parent === folder ? undefined : findPackageFolder(parent);
}
