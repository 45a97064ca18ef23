import { createRequire } from 'node:module';
import path from 'node:path';

interface BuildModules {
  createBaseConfig: (options: { dir: string; target: 'web'; isProduction: boolean; uniqueName: string }) => {
    output?: object;
  };
  runWebpack: (config: object) => Promise<unknown>;
}

/**
 * Builds the page that runs the remote alone in the way of a release: minified, React in production mode.
 *
 * @param dir - the remote's folder
 * @returns the folder of the files; `standalone.js` is the entry
 */
export async function buildStandalone(dir: string): Promise<string> {
  // The configuration of a release, taken from the build package, which does not export it.
  const fromBuild = createRequire(
    createRequire(path.join(dir, 'package.json')).resolve('@portfolio/build/singletons'),
  );
  const { createBaseConfig } = fromBuild('./baseConfig') as BuildModules;
  const { runWebpack } = fromBuild('./runWebpack') as BuildModules;
  const outDir = path.join(dir, '.cache/bench');
  const base = createBaseConfig({ dir, target: 'web', isProduction: true, uniqueName: 'rsvp-bench' });
  await runWebpack({
    ...base,
    entry: { standalone: path.join(dir, 'src/standalone.tsx') },
    output: { ...base.output, path: outDir, publicPath: '/', filename: '[name].js' },
  });
  return outDir;
}
