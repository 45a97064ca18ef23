const path = require('node:path');
const { cutRegion } = require('./cutRegion.cjs');

/**
 * Webpack loader of `./file.ts?region=name`: the file's name and the text of one region. The rest of the file
 * does not get onto the page.
 *
 * @this {import('webpack').LoaderContext<object>}
 * @param {string} source
 * @returns {string}
 */
module.exports = function regionLoader(source) {
  const name = new URLSearchParams(this.resourceQuery).get('region') ?? '';
  const file = path.basename(this.resourcePath);
  return `export default ${JSON.stringify({ file, text: cutRegion(source, name, file) })};`;
};
