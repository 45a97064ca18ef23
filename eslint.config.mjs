import js from '@eslint/js';
import globals from 'globals';
import jsdoc from 'eslint-plugin-jsdoc';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const NO_ENUM = { selector: 'TSEnumDeclaration', message: 'Use an `as const` table and a union.' };

export default tseslint.config(
  {
    ignores: ['**/node_modules/', '**/dist/', '**/.cache/', '**/.registry/', '**/test-results/', '**/.data/'],
  },
  js.configs.recommended,
  ...tseslint.configs.strict,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      eqeqeq: 'error',
      'no-console': 'off',
      'no-restricted-syntax': ['error', NO_ENUM],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // A listener or a service that does nothing is a statement, not an oversight.
      '@typescript-eslint/no-empty-function': 'off',
    },
  },
  {
    files: ['**/*.tsx', '**/use*.ts'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  {
    files: ['**/*.cjs'],
    languageOptions: { sourceType: 'commonjs' },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    // Node loads what was built, at run time, by path.
    files: ['shell/compose/**/*.ts', 'shared/build/**/*.ts'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    // Everything that users can meet: no tests and no test helpers.
    files: ['{shell,remotes,shared}/**/*.{ts,tsx,cjs,mjs}'],
    ignores: ['**/*.test.*', '**/e2e/**', '**/*-testing/**', '**/testing/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        NO_ENUM,
        {
          selector: 'NewExpression[callee.name=/^(Aggregate|Range|Reference|Type)?Error$/]',
          message:
            'Throw SiteError of @portfolio/contract, or a subclass, with a code and a next step; then run "npm run docs:errors".',
        },
      ],
    },
  },
  {
    files: ['**/*.test.ts', '**/*.test.tsx', 'shared/testing/**', '**/demo-testing/**'],
    languageOptions: { globals: globals.jest },
    // A probe component hands out what a hook returned.
    // A missing element fails the test anyway, and says where.
    rules: { 'react-hooks/globals': 'off', '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  {
    files: ['shared/*/src/**/*.ts', 'shared/*/src/**/*.tsx', 'remotes/*/src/remote.ts'],
    ignores: ['**/*.test.*'],
    plugins: { jsdoc },
    rules: {
      'jsdoc/require-jsdoc': [
        'error',
        {
          publicOnly: true,
          require: { FunctionDeclaration: true, ClassDeclaration: true },
          contexts: ['TSInterfaceDeclaration'],
        },
      ],
      'jsdoc/check-param-names': ['error', { checkDestructured: false }],
      'jsdoc/check-tag-names': 'error',
      'jsdoc/no-types': 'error',
    },
  },
);
