import { createRequire } from 'node:module';
import path from 'node:path';

interface BuildModules {
  createBaseConfig: (options: { dir: string; target: 'web'; isProduction: boolean; uniqueName: string }) => {
    output?: object;
  };
  runWebpack: (config: object) => Promise<unknown>;
}

/**
 * Builds the page that runs the remote alone as a release is built: minified, React in production mode.
 *
 * @param dir - the remote's folder
 * @returns the folder of the files; `standalone.js` is the one to start with
 */
export async function buildStandalone(dir: string): Promise<string> {
  // The configuration of a release, out of the package that makes releases; it has no public name there.
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
