import { SiteError } from '@portfolio/contract';
import webpack, { type Configuration, type StatsCompilation } from 'webpack';

/**
 * Runs one webpack build to completion.
 *
 * @returns the statistics: assets, entry points and named chunk groups
 * @throws {SiteError} with all errors and warnings of the build; a warning fails it too
 */
export function runWebpack(config: Configuration): Promise<StatsCompilation> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(config);
    if (compiler === null) {
      reject(
        new SiteError(
          `[build] Failed to build ${config.name}: webpack returned no compiler. Check the configuration.`,
          'BUILD_FAILED',
        ),
      );
      return;
    }
    compiler.run((error, stats) => {
      if (error) reject(error);
      else if (stats === undefined || stats.hasErrors() || stats.hasWarnings())
        reject(
          new SiteError(
            `[build] Failed to build ${config.name}:\n${stats?.toString({ preset: 'errors-warnings', colors: false })}\nFix each error and warning, then build again.`,
            'BUILD_FAILED',
          ),
        );
      else
        resolve(
          stats.toJson({
            all: false,
            assets: true,
            chunkGroups: true,
            entrypoints: true,
            chunkGroupAuxiliary: false,
          }),
        );
    });
  });
}
