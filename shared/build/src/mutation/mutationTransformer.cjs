const path = require('node:path');
const { createTransformer } = require('../source-regions/jestTransformer.cjs');

const ROOT = path.resolve(__dirname, '../../../..');

/** Applies edits to a text, from its end, so that the positions of earlier ones stay correct. */
function applyEdits(source, edits) {
  return [...edits]
    .map((edit, index) => ({ ...edit, index }))
    .sort((one, other) => other.start - one.start || other.index - one.index)
    .reduce(
      (text, { start, end, text: replacement }) => text.slice(0, start) + replacement + text.slice(end),
      source,
    );
}

module.exports = {
  applyEdits,
  /** The tests' transformer, applied to sources with edits: the files themselves are not changed. */
  createTransformer({ edits, ...options }) {
    const transformer = createTransformer(options);
    const mutate = (source, fileName) =>
      applyEdits(source, edits[path.relative(ROOT, fileName).split(path.sep).join('/')] ?? []);
    return {
      ...transformer,
      process: (source, fileName, settings) =>
        transformer.process(mutate(source, fileName), fileName, settings),
      // Leaves out the configuration, which contains the edits, so that only edited files are compiled again.
      getCacheKey: (source, fileName, settings) =>
        transformer.getCacheKey(mutate(source, fileName), fileName, { ...settings, configString: '' }),
    };
  },
};
