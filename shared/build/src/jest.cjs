const path = require('node:path');
const { inlineRegions } = require('./source-regions/jestTransformer.cjs');

/** Jest compiles TypeScript with SWC; tsc checks the types, not jest. */
const transform = {
  '^.+\\.tsx?$': [
    require.resolve('./source-regions/jestTransformer.cjs'),
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2022',
      },
    },
  ],
};

const moduleNameMapper = {
  '\\.css$': path.join(__dirname, 'jest-stubs/style.cjs'),
  '\\.(svg|png|jpe?g|webp|avif|webm|mp4|vtt|woff2)$': path.join(__dirname, 'jest-stubs/asset.cjs'),
};

/**
 * Creates a jest configuration. The suffix of a test picks its environment:
 * `.test.ts` runs in Node, `.test.tsx` in jsdom with the console guard.
 *
 * @param {{ rootDir?: string, roots?: string[] }} [options] - the folders that contain tests
 * @returns {import('jest').Config} the configuration
 */
function createJestConfig({ rootDir = process.cwd(), roots = ['<rootDir>'] } = {}) {
  const shared = {
    rootDir,
    roots,
    transform,
    runtime: path.join(__dirname, 'jest-runtime/runtime.cjs'),
    moduleNameMapper,
    testPathIgnorePatterns: ['/node_modules/', '/dist/', '/e2e/'],
    modulePathIgnorePatterns: ['/dist/', '/.cache/', '/.registry/'],
    watchPathIgnorePatterns: ['/.cache/', '/.registry/'],
  };
  return {
    // Far longer than a test takes: on a busy machine, a test may only fail if something never happens.
    testTimeout: 300_000,
    projects: [
      { ...shared, displayName: 'node', testEnvironment: 'node', testMatch: ['**/*.test.ts'] },
      {
        ...shared,
        displayName: 'browser',
        testEnvironment: require.resolve('jest-environment-jsdom'),
        testMatch: ['**/*.test.tsx'],
        setupFilesAfterEnv: ['@portfolio/testing/setup'],
      },
    ],
  };
}

module.exports = { createJestConfig, inlineRegions };
