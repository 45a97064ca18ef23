const fs = require('node:fs');
const path = require('node:path');

/**
 * Imports that no file of a remote may have. The linter reads an import as text; in the repository of the shell,
 * `.dependency-cruiser.cjs` also follows each import to its file.
 */
const EVERYWHERE = [
  {
    pattern: /^@portfolio\/shell(\/|$)/,
    message:
      'A remote does not depend on the shell that shows it. Ask for the service through PageProps of @portfolio/contract.',
  },
  {
    pattern: /^@portfolio\/(?!(contract|design|kit|testing|build|registry|create-remote|shell)(\/|$))/,
    message:
      'Remotes are deployed alone. Link to the other remote with a plain <a href>, or have the maintainers of the shell move the shared code to a shared package.',
  },
  {
    pattern: /^@module-federation\//,
    message: 'The shell loads remotes. Use import() for a part of a page, and a plain <a href> for a page.',
  },
  {
    pattern: /\.test(\.tsx?)?$/,
    message: 'A test is not a dependency. Move the code that is needed into a separate module.',
  },
];

/** Imports that pages, and everything else that browsers load, may not have either. */
const SHIPPED = [
  {
    pattern: /^(@portfolio\/testing|@testing-library|@playwright)(\/|$)/,
    message:
      'Shipped code does not use test helpers. Move the helper, or the code that needs it into a test.',
  },
  {
    pattern: /^@portfolio\/(build|registry|create-remote)(\/|$)/,
    message:
      'Build, registry and initializer run in Node. Write their result into the catalogue, or take it from @portfolio/contract.',
  },
  {
    pattern: /^node:/,
    message: 'Pages run in browsers. Use the web platform, or move the code into a script beside src/.',
  },
];

const LEAVES_REMOTE =
  'A remote is deployed from its own folder. Take it from @portfolio/contract, design or kit, link to another remote with a plain <a href>, or have the maintainers of the shell share it.';
const OTHER_PAGE = 'Each page is a separate chunk. Move code that two pages need beside pages/.';
const GLOBAL_STYLE =
  'The styles of a remote apply to its pages only, so the build refuses it. Use a styled component.';

const TEST = /\.test\.|(^|\/)(e2e|testing|[^/]+-testing)\//;
const PAGE = /^src\/pages\/([^/]+)\//;

const toPosix = (file) => file.split(path.sep).join('/');

/** The folder of the remote that a file belongs to: the nearest one with settings of the linter. */
function findRemote(file) {
  let folder = path.dirname(file);
  while (!fs.existsSync(path.join(folder, '.oxlintrc.json')) && path.dirname(folder) !== folder)
    folder = path.dirname(folder);
  return folder;
}

/** The message for an import by path, if it leaves the remote or its page. */
function findPathProblem(remote, file, target) {
  const to = toPosix(path.relative(remote, path.resolve(remote, path.dirname(file), target)));
  if (to === '..' || to.startsWith('../')) return LEAVES_REMOTE;
  const [, from] = PAGE.exec(file) ?? [];
  const [, page] = PAGE.exec(to) ?? [];
  return from !== undefined && page !== undefined && page !== from ? OTHER_PAGE : undefined;
}

const isShipped = (file) => file.startsWith('src/') && !TEST.test(file);

/** The message for an import, if it is refused. */
function findProblem(remote, file, target) {
  const problem = target.startsWith('.') ? findPathProblem(remote, file, target) : undefined;
  const refused = isShipped(file) ? [...EVERYWHERE, ...SHIPPED] : EVERYWHERE;
  return problem ?? refused.find(({ pattern }) => pattern.test(target))?.message;
}

/** What a remote imports exists where it is built, and in the browser: static imports and import() alike. */
const remoteImports = {
  create: (context) => {
    const remote = findRemote(context.filename);
    const file = toPosix(path.relative(remote, context.filename));
    const check = ({ source: node }) => {
      if (node?.type !== 'Literal' || typeof node.value !== 'string') return;
      const message = findProblem(remote, file, node.value);
      if (message !== undefined) context.report({ node, message });
    };
    return {
      ImportDeclaration: (node) => {
        check(node);
        const isGlobalStyle = ({ imported }) => imported?.name === 'createGlobalStyle';
        const isStyled = node.source.value === 'styled-components';
        if (isStyled && isShipped(file) && node.specifiers.some(isGlobalStyle))
          context.report({ node, message: GLOBAL_STYLE });
      },
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};

module.exports = { remoteImports };
