const js = require('@eslint/js');
const globals = require('globals');
const jsdoc = require('eslint-plugin-jsdoc');
const reactHooks = require('eslint-plugin-react-hooks');
const tseslint = require('typescript-eslint');

const NO_ENUM = { selector: 'TSEnumDeclaration', message: 'Use an `as const` table and a union.' };
const NO_BARE_ERROR = {
  selector: 'NewExpression[callee.name=/^(Aggregate|Range|Reference|Type)?Error$/]',
  message:
    'Throw SiteError of @portfolio/contract, or a subclass, with a code and a next step. In the repository of the shell, then run "npm run docs:errors".',
};
/** The rules for calls of hooks; all others of the plugin come from React's compiler. */
const HOOK_RULES = ['react-hooks/rules-of-hooks', 'react-hooks/exhaustive-deps'];
const TESTS = ['**/*.test.*', '**/e2e/**', '**/*-testing/**', '**/testing/**'];

/** Rules for all code: of the shell, of the shared packages and of every remote. */
const codeRules = [
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
      // An empty listener or service is deliberate.
      '@typescript-eslint/no-empty-function': 'off',
    },
  },
  {
    // The compiler already reports unused names.
    files: ['**/*.ts', '**/*.tsx'],
    rules: { '@typescript-eslint/no-unused-vars': 'off' },
  },
  {
    files: ['**/*.tsx', '**/use*.ts'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  {
    // The compiler's rules only help components that render more than once, and take most of the time of a run.
    files: ['**/*.test.tsx', '**/figures/**/*.tsx'],
    rules: Object.fromEntries(
      Object.keys(reactHooks.configs.recommended.rules)
        .filter((name) => !HOOK_RULES.includes(name))
        .map((name) => [name, 'off']),
    ),
  },
  {
    files: ['**/*.cjs'],
    languageOptions: { sourceType: 'commonjs' },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  toTestRules(['**/*.test.ts', '**/*.test.tsx', '**/demo-testing/**']),
];

function toTestRules(files) {
  return {
    files,
    languageOptions: { globals: globals.jest },
    // A probe component exposes the result of a hook, and a missing element fails the test anyway.
    rules: { 'react-hooks/globals': 'off', '@typescript-eslint/no-non-null-assertion': 'off' },
  };
}

function toShippedRules(files, more = []) {
  return {
    files,
    ignores: TESTS,
    rules: { 'no-restricted-syntax': ['error', NO_ENUM, NO_BARE_ERROR, ...more] },
  };
}

function toDocumentedRules(files) {
  return {
    files,
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
  };
}

module.exports = { codeRules, TESTS, toDocumentedRules, toShippedRules, toTestRules };
