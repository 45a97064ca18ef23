const { createJestConfig } = require('./shared/build/src/jest.cjs');

module.exports = createJestConfig({ rootDir: __dirname });
