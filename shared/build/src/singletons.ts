/**
 * The one table of federated singletons: from package to the range that a release expects of the shell.
 * The shell provides them, styled-components only when a release asks for it; releases consume them and bring no copies.
 */
export const SINGLETONS = {
  react: '^19.0.0',
  'react/jsx-runtime': '^19.0.0',
  'react-dom': '^19.0.0',
  'styled-components': '^6.0.0',
  /** Replaces styled-components in builds; see `compiled-styles/`. */
  'compiled-styles': '^1.0.0',
} as const satisfies Record<string, string>;

/** The table in the format of the federation plugin. */
export function toSharedConfig() {
  return Object.fromEntries(
    Object.entries(SINGLETONS).map(([name, requiredVersion]) => [
      name,
      { singleton: true, import: false as const, requiredVersion, strictVersion: false },
    ]),
  );
}
