const { dynamicImports, toBoundaries } = require('./boundaries.cjs');
const { codeRules, toDocumentedRules, toShippedRules, toTestRules } = require('./codeRules.cjs');

/**
 * Lists the rules of remotes, on top of those of all code.
 *
 * @param {string} home - glob of the folders of remotes, with a slash at its end; '' if the remote is the repository
 */
function toRemoteRules(home) {
  return [
    toShippedRules([`${home}**/*.{ts,tsx,cjs,mjs}`]),
    toShippedRules([`${home}src/**/*.{ts,tsx}`], dynamicImports),
    toDocumentedRules([`${home}src/remote.ts`]),
    ...toBoundaries(home),
  ];
}

/** Creates the ESLint configuration of a remote in its own repository. */
function createLintConfig() {
  return [...codeRules, ...toRemoteRules('')];
}

module.exports = {
  codeRules,
  createLintConfig,
  toDocumentedRules,
  toRemoteRules,
  toShippedRules,
  toTestRules,
};
