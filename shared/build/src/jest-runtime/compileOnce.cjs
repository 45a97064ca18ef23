const vm = require('node:vm');

/** `import()` needs the callback of the test file that runs it, so such files are compiled for each. */
const HAS_DYNAMIC_IMPORT = /\bimport\s*\(/;

/**
 * Creates a replacement for `vm.compileFunction` that compiles each file once per process. Jest compiles every module
 * again for every test file, in a context of its own; a script can run in many contexts, and keeps what V8 has compiled.
 *
 * @param {typeof vm.compileFunction} compileFunction - compiles what cannot be shared
 * @returns {typeof vm.compileFunction} the replacement
 */
function createCompileOnce(compileFunction) {
  const compiled = new Map();
  return function compileOnce(code, parameters = [], options = {}) {
    const { filename, parsingContext } = options;
    const known = compiled.get(filename);
    if (known !== undefined && known.code === code) return known.script.runInContext(parsingContext);
    if (parsingContext === undefined || filename === undefined || HAS_DYNAMIC_IMPORT.test(code))
      return compileFunction(code, parameters, options);
    const start = `(function (${parameters.join(', ')}) {`;
    // With the offset, columns of the first line are those of the file.
    const script = new vm.Script(`${start}${code}\n})`, { filename, columnOffset: -start.length });
    compiled.set(filename, { code, script });
    return script.runInContext(parsingContext);
  };
}

module.exports = { createCompileOnce };
