const { codedErrors } = require('./rules/codedErrors.cjs');
const { documentedExports } = require('./rules/documentedExports.cjs');
const { noEnums } = require('./rules/noEnums.cjs');
const { remoteImports } = require('./rules/remoteImports.cjs');

/** The rules of this project that oxlint does not have; `code.json` and `remote.json` say where they apply. */
module.exports = {
  meta: { name: 'portfolio' },
  rules: {
    'coded-errors': codedErrors,
    'documented-exports': documentedExports,
    'no-enums': noEnums,
    'remote-imports': remoteImports,
  },
};
