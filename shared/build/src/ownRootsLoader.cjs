/**
 * Webpack loader of `remote.ts?own-roots`: the same module, with pages that render in separate React roots.
 *
 * @this {import('webpack').LoaderContext<object>}
 * @returns {string}
 */
module.exports.pitch = function ownRootsLoader() {
  const remote = JSON.stringify(this.resourcePath);
  return `import * as remote from ${remote};
import { toOwnRoot } from '@portfolio/kit/own-root';
export * from ${remote};
export const pages = Object.fromEntries(
  Object.entries(remote.pages).map(([name, load]) => [name, toOwnRoot(load)]),
);`;
};
