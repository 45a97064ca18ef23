import {
  codeRules,
  toDocumentedRules,
  toRemoteRules,
  toShippedRules,
  toTestRules,
} from '@portfolio/build/eslint';

// The rules are in shared/build/src/lint, so that a remote in its own repository has the same.
export default [
  ...codeRules,
  {
    // Node loads what was built, at run time, by path.
    files: ['shell/compose/**/*.ts', 'shared/build/**/*.ts'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  toShippedRules(['{shell,shared}/**/*.{ts,tsx,cjs,mjs}']),
  toTestRules(['shared/testing/**']),
  toDocumentedRules(['shared/*/src/**/*.ts', 'shared/*/src/**/*.tsx']),
  ...toRemoteRules('remotes/*/'),
];
