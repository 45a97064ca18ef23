const { TESTS } = require('./codeRules.cjs');

/**
 * Imports that no file of a remote may have. ESLint reads an import as text; in the repository of the shell,
 * `.dependency-cruiser.cjs` also follows each import to its file.
 */
const EVERYWHERE = [
  {
    regex: '^@portfolio/shell(/|$)',
    message:
      'A remote does not depend on the shell that shows it. Ask for the service through PageProps of @portfolio/contract.',
  },
  {
    regex: '^@portfolio/(?!(contract|design|kit|testing|build|registry|create-remote|shell)(/|$))',
    message:
      'Remotes are deployed alone. Link to the other remote with a plain <a href>, or have the maintainers of the shell move the shared code to a shared package.',
  },
  {
    regex: '^@module-federation/',
    message: 'The shell loads remotes. Use import() for a part of a page, and a plain <a href> for a page.',
  },
  {
    regex: '\\.test(\\.tsx?)?$',
    message: 'A test is not a dependency. Move the code that is needed into a separate module.',
  },
];

/** Imports that pages, and everything else that browsers load, may not have either. */
const IN_PAGES = [
  ...EVERYWHERE,
  {
    regex: '^(@portfolio/testing|@testing-library|@playwright)(/|$)',
    message:
      'Shipped code does not use test helpers. Move the helper, or the code that needs it into a test.',
  },
  {
    regex: '^@portfolio/(build|registry|create-remote)(/|$)',
    message:
      'Build, registry and initializer run in Node. Write their result into the catalogue, or take it from @portfolio/contract.',
  },
  {
    regex: '^node:',
    message: 'Pages run in browsers. Use the web platform, or move the code into a script beside src/.',
  },
];

const GLOBAL_STYLE = {
  name: 'styled-components',
  importNames: ['createGlobalStyle'],
  message: 'The styles of a remote apply to its pages only, so the build refuses it. Use a styled component.',
};

const LEAVES_REMOTE =
  'A remote is deployed from its own folder. Take it from @portfolio/contract, design or kit, link to another remote with a plain <a href>, or have the maintainers of the shell share it.';
const OTHER_PAGE = 'Each page is a separate chunk. Move code that two pages need beside pages/.';

/** Paths in a remote have at most this many folders. */
const MAX_DEPTH = 10;
const EXTENSIONS = '*.{ts,tsx,mts,cts,js,jsx,mjs,cjs}';

const toPathRule = (files, patterns) => ({
  files: [files],
  // Not the core rule of the same name, which lists packages: the later options of a rule replace the earlier ones.
  rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns }] },
});

/** The number of steps that lead out of the remote, or out of a page, depends on the depth of the file. */
function toPathRules(home) {
  return Array.from({ length: MAX_DEPTH + 1 }, (_, depth) => {
    const leaving = { regex: `^(\\./)?\\.\\.(/\\.\\.){${depth}}(/|$)`, message: LEAVES_REMOTE };
    const rules = [toPathRule(`${home}${'*/'.repeat(depth)}${EXTENSIONS}`, [leaving])];
    const inPage = depth - 'src/pages/<page>'.split('/').length;
    if (inPage < 0) return rules;
    const aside = { regex: `^(\\./)?(\\.\\./){${inPage + 1}}[^./][^/]*/`, message: OTHER_PAGE };
    return [...rules, toPathRule(`${home}src/pages/*/${'*/'.repeat(inPage)}${EXTENSIONS}`, [leaving, aside])];
  }).flat();
}

/** The same boundaries for import(), which no-restricted-imports does not read. */
const dynamicImports = IN_PAGES.map(({ regex, message }) => ({
  selector: `ImportExpression[source.value=/${regex.replaceAll('/', '\\/')}/]`,
  message,
}));

function toBoundaries(home) {
  return [
    {
      files: [`${home}**/${EXTENSIONS}`],
      rules: { 'no-restricted-imports': ['error', { patterns: EVERYWHERE }] },
    },
    {
      files: [`${home}src/**/${EXTENSIONS}`],
      ignores: TESTS,
      rules: { 'no-restricted-imports': ['error', { paths: [GLOBAL_STYLE], patterns: IN_PAGES }] },
    },
    ...toPathRules(home),
  ];
}

module.exports = { dynamicImports, toBoundaries };
