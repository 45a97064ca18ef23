const fs = require('node:fs');
const path = require('node:path');
const swc = require('@swc/jest');
const { cutRegion } = require('./cutRegion.cjs');

const IMPORT = /^import (\w+) from '([^'?]+)\?region=([\w-]+)';$/gm;

/** Replaces imports of regions by their values: Jest cannot resolve a path with a query. */
function inlineRegions(source, fileName) {
  return source.replace(IMPORT, (_, variable, request, name) => {
    const filePath = path.resolve(path.dirname(fileName), request);
    const file = path.basename(filePath);
    const text = cutRegion(fs.readFileSync(filePath, 'utf8'), name, file);
    return `const ${variable} = ${JSON.stringify({ file, text })};`;
  });
}

module.exports = {
  inlineRegions,
  createTransformer(options) {
    const transformer = swc.createTransformer(options);
    return {
      ...transformer,
      process: (source, fileName, settings) =>
        transformer.process(inlineRegions(source, fileName), fileName, settings),
      // Includes the regions' text, so that jest's cache notices a change of a file that is only imported by region.
      getCacheKey: (source, fileName, ...settings) =>
        transformer.getCacheKey(inlineRegions(source, fileName), fileName, ...settings),
    };
  },
};
