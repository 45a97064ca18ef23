import type { Configuration, WebpackError } from 'webpack';

/** The name of webpack's own warning. */
const WARNING = 'CircularDependenciesWarning';

/** A line of the warning: one cycle, as in "2 modules: ./src/a.ts -> ./src/b.ts -> ./src/a.ts". */
const CYCLE = /^ {2}\d+ modules: (.+)$/gm;

/** Whether the warning is only about cycles within packages, which a team cannot change. */
function isOfPackages({ name, message }: Pick<WebpackError, 'name' | 'message'>): boolean {
  if (name !== WARNING) return false;
  const cycles = [...message.matchAll(CYCLE)].map(([, cycle = '']) => cycle.split(' -> '));
  return cycles.length > 0 && cycles.flat().every((module) => /[\\/]node_modules[\\/]/.test(module));
}

/**
 * Makes webpack find circular imports in a remote; the linter cannot, since it does not follow imports. A build fails, and
 * a dev server warns.
 */
export const CIRCULAR_IMPORTS: Pick<Configuration, 'performance' | 'ignoreWarnings'> = {
  // The gate checks file sizes.
  performance: {
    hints: 'warning',
    circularDependencies: true,
    maxAssetSize: Number.MAX_SAFE_INTEGER,
    maxEntrypointSize: Number.MAX_SAFE_INTEGER,
  },
  ignoreWarnings: [isOfPackages],
};
