import type { Configuration, WebpackError } from 'webpack';

/** The name of webpack's own warning. */
const WARNING = 'CircularDependenciesWarning';

/** A line of the warning: one circle, as in "2 modules: ./src/a.ts -> ./src/b.ts -> ./src/a.ts". */
const CIRCLE = /^ {2}\d+ modules: (.+)$/gm;

/** Whether the warning is about circles within packages alone, which a team cannot change. */
export function isOfPackages({ name, message }: Pick<WebpackError, 'name' | 'message'>): boolean {
  if (name !== WARNING) return false;
  const circles = [...message.matchAll(CIRCLE)].map(([, circle = '']) => circle.split(' -> '));
  return circles.length > 0 && circles.flat().every((module) => /[\\/]node_modules[\\/]/.test(module));
}

/**
 * Makes webpack find modules of a remote that import each other, which ESLint cannot: it follows no import. A build
 * fails, and a dev server warns.
 */
export const CIRCULAR_IMPORTS: Pick<Configuration, 'performance' | 'ignoreWarnings'> = {
  // The sizes of files are for the gate to judge.
  performance: {
    hints: 'warning',
    circularDependencies: true,
    maxAssetSize: Number.MAX_SAFE_INTEGER,
    maxEntrypointSize: Number.MAX_SAFE_INTEGER,
  },
  ignoreWarnings: [isOfPackages],
};
