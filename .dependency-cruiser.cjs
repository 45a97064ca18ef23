/**
 * The folders of shell/compose, lowest first, each with the folders that it may import. The flow is release -> gate ->
 * pin -> plan -> render -> write -> host; `compose.ts` and `replay.ts` beside them call one after the other.
 */
const COMPOSING = [
  ['terminal', [], 'Terminal output does not depend on sites. Pass rows or text to it.'],
  ['lock', [], 'Locking and replacing a file do not depend on what it is for. Pass the work as a callback.'],
  ['shell-build', [], 'The entry to the shell imports no other folder. All others use the shell through it.'],
  [
    'site',
    ['shell-build'],
    'The layout of a composed site on disk, shared by the code that serves and measures sites.',
  ],
  ['release', ['shell-build'], 'Releases are read and verified before anything is decided about them.'],
  [
    'prerender',
    ['shell-build'],
    'Gate and composer render in the same way, so rendering depends on neither.',
  ],
  [
    'share-pictures',
    ['release', 'prerender', 'shell-build', 'lock'],
    'A picture depends only on its content, not on the page cache or a site on disk.',
  ],
  [
    'gate',
    ['release', 'share-pictures', 'prerender', 'shell-build'],
    'The gate checks one release. It writes no pin and composes no site.',
  ],
  [
    'pin',
    ['gate', 'release', 'shell-build', 'lock', 'terminal'],
    'Pinning calls the gate. It does not compose.',
  ],
  ['rebuild', [], 'Rebuilding compares a release with its source. It pins nothing and composes nothing.'],
  [
    'plan',
    ['release', 'share-pictures', 'site', 'shell-build'],
    'A plan decides everything about a site and writes nothing. Pass the pins as a value.',
  ],
  [
    'render',
    ['plan', 'share-pictures', 'prerender', 'lock'],
    'Rendering turns a plan into pages, without a site on disk.',
  ],
  [
    'write',
    ['render', 'plan', 'site', 'shell-build', 'lock'],
    'Writing puts the planned and rendered parts into a folder.',
  ],
  ['verify', ['site'], 'Verifying compares a live site with the expected one, which verifyLive.ts composes.'],
  [
    'host',
    ['site', 'shell-build'],
    'Hosts translate the site index into their own configuration, and decide nothing.',
  ],
  [
    'history',
    ['write', 'plan', 'release', 'shell-build'],
    'History records written sites. It composes nothing; replay.ts does.',
  ],
  [
    'browser-gate',
    ['gate', 'write', 'render', 'plan', 'prerender', 'release', 'host', 'site', 'shell-build'],
    'The browser loads a few pages as the site would serve them. It reads no pins file; the command passes the pins.',
  ],
  [
    'propose',
    ['pin', 'release', 'terminal'],
    'A proposal describes a pin that the gate has judged. It composes nothing.',
  ],
  [
    'health',
    ['history', 'pin', 'release', 'terminal', 'compose\\.ts$'],
    'The health of releases is counted from the output of a collector. It changes no pin.',
  ],
  ['canary', ['health', 'lock'], 'A canary decides by the health of releases. It composes and pins nothing.'],
  [
    'preview',
    ['propose', 'browser-gate', 'history', 'host', 'pin', 'release', 'compose\\.ts$'],
    'A preview composes a site with a release that is not pinned. It changes no pins file.',
  ],
];
/** The API, lowest folder first; `createApi.ts` combines the folders, and `server` puts the API behind a port. */
const API = [
  ['database', [], 'The database depends on neither requests nor accounts. Pass it the statement.'],
  [
    'requests',
    ['database'],
    'Reading and answering requests is the same for every route, so it depends on none.',
  ],
  ['accounts', ['database', 'requests'], 'Accounts are stored and checked independently of their callers.'],
  ['limits', ['database', 'requests'], 'A limiter counts attempts, whatever they are. Pass it a key.'],
  ['tokens', ['accounts', 'database'], 'Tokens name an account. They do not depend on requests.'],
  ['routes', ['accounts', 'limits', 'requests', 'tokens', 'database'], 'A route depends on no server.'],
];
/** The benchmark, lowest folder first. */
const BENCHMARK = [
  ['figures', [], 'Calculating and formatting figures does not depend on what was measured.'],
  ['packages', [], 'Installing packages does not depend on what they are needed for.'],
  ['sites', ['packages'], 'Starting a site does not depend on what is measured on it.'],
  ['measure', ['sites'], 'Measuring visits pages. It writes no report.'],
  [
    'lighthouse',
    ['figures', 'measure', 'packages', 'sites'],
    'The parts of the benchmark are independent; report combines them.',
  ],
  [
    'scale',
    ['figures', 'measure', 'sites'],
    'The parts of the benchmark are independent; report combines them.',
  ],
  [
    'report',
    ['figures', 'measure', 'sites', 'lighthouse', 'scale'],
    'A report prints results. It measures nothing.',
  ],
];
/** Folders of shared/build/src that do not depend on the build, which is in the files beside them. */
const BUILD = [
  ['source-regions', [], 'Cutting regions reads text. It does not depend on the build.'],
  ['page-styles', [], 'Checking styles reads text. It does not depend on the build.'],
  ['error-codes', [], 'Listing error codes reads sources. It does not depend on the build.'],
  ['processes', [], 'Running a command works for any command, so it imports none.'],
  ['check', ['processes'], 'Running the checks starts commands. It imports none.'],
  ['setup', [], 'Setup looks for programs. It does not depend on the build.'],
  ['remote-folder', [], 'Reading a remote folder comes before any build, so it does not depend on one.'],
  [
    'test-changed',
    ['processes', 'remote-folder'],
    'Testing changes reads the folder of a remote and starts its tools. It does not build.',
  ],
  ['mutation', ['source-regions'], 'Mutating changes sources. It does not depend on the build.'],
];
/** A folder, or the path of a file as a pattern. */
const toPattern = (name) => (name.endsWith('$') ? name : `${name}/`);
const TESTS = '\\.test\\.tsx?$|-testing/';

/** Creates one rule for each folder: within `home`, it imports only itself and the folders listed with it. */
function toFolderRules(name, home, folders) {
  return folders.map(([folder, allowed, comment]) => ({
    name: `${name}-${folder}`,
    comment,
    severity: 'error',
    from: { path: `^${home}/${folder}/`, pathNot: TESTS },
    to: { path: `^${home}/`, pathNot: `^${home}/(${[folder, ...allowed].join('|')})/|${TESTS}` },
  }));
}
/** Folders of shell/src that import no other folder of it: tools, contracts and content. */
const SHELL_BASE = 'alerts|browser|composition|fonts|loading|profile|service-worker|site\\.ts';
/** Folders of shell/src that import only the base. */
const SHELL_SERVICES = 'auth|offline|palette|theme';

/** The allowed directions of imports. Rules name folders by pattern, so a fifth remote needs no edit here. */
module.exports = {
  forbidden: [
    ...COMPOSING.map(([folder, allowed, comment]) => ({
      name: `compose-${folder}`,
      comment,
      severity: 'error',
      from: { path: `^shell/compose/${folder}/`, pathNot: TESTS },
      to: {
        path: `^shell/(commands|tools|compose)/`,
        pathNot: `^shell/compose/(${[folder, ...allowed].map(toPattern).join('|')})`,
      },
    })),
    ...toFolderRules('api', 'shell/api', API),
    ...toFolderRules('bench', 'shell/tools/bench', BENCHMARK),
    ...toFolderRules('build', 'shared/build/src', BUILD),
    {
      name: 'api-not-to-server',
      comment:
        'The API answers standard requests, behind any server. Pass server-specific values as parameters.',
      severity: 'error',
      from: { path: '^shell/api/[^/]+$', pathNot: TESTS },
      to: { path: '^shell/api/server/' },
    },
    {
      name: 'tool-not-to-tool',
      comment: 'Tools are started independently. Move code that two of them need to shell/compose.',
      severity: 'error',
      from: { path: '^shell/tools/([^/]+)/' },
      to: { path: '^shell/tools/', pathNot: '^shell/tools/$1/' },
    },
    {
      name: 'build-not-to-commands',
      comment: 'Commands only read arguments and print. Move shared code to a folder beside commands/.',
      severity: 'error',
      from: { path: '^shared/build/src/(?!commands/)' },
      to: { path: '^shared/build/src/commands/' },
    },
    {
      name: 'one-entry-into-the-shell',
      comment:
        "The shell's build is the only input of composing. Export the value from shell/src/render.tsx; types come from shell-build/shellBuild.ts.",
      severity: 'error',
      from: {
        path: '^shell/(compose|commands)/',
        pathNot: `${TESTS}|^shell/compose/shell-build/shellBuild\\.ts$`,
      },
      to: { path: '^shell/src/' },
    },
    {
      name: 'shell-entry-takes-types',
      comment: 'The exports of the shell come from its build, at run time. Import types only.',
      severity: 'error',
      from: { path: '^shell/compose/shell-build/shellBuild\\.ts$' },
      to: { path: '^shell/src/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'http-below-servers',
      comment:
        'This code serves both the site and the API, so it depends on neither. Pass what it needs as a parameter.',
      severity: 'error',
      from: { path: '^shell/http/' },
      to: { path: '^shell/', pathNot: '^shell/http/' },
    },
    {
      name: 'tools-on-top',
      comment: 'Tools inspect a composed site; commands start them. Move shared code to shell/compose.',
      severity: 'error',
      from: { path: '^shell/(compose|api)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^shell/(tools|commands)/' },
    },
    {
      name: 'no-circular',
      comment:
        'Modules that import each other, even for types, cannot be understood or changed alone. Move the code that both need to a third one.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolvable',
      comment:
        'The imported file does not exist. Correct the path, or declare the package in the workspace that imports it.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\.(svg|css|woff2|webm|mp4|vtt|png)$' },
    },
    {
      name: 'packages-by-exports',
      comment:
        'Only the exports of a package of shared/ are its interface; its other files may move. Import the package by its name, and add an export if it lacks one.',
      severity: 'error',
      // Tests, and the walk, which is one, look into other packages.
      from: { path: '^((?:shared|remotes)/[^/]+|shell)/', pathNot: `${TESTS}|^shell/tools/walk/` },
      to: { path: '^shared/', pathNot: '^$1/', dependencyTypes: ['local'] },
    },
    {
      name: 'remote-not-to-remote',
      comment:
        'Remotes are deployed alone. Link to the other remote with a plain <a href>, or move the code that both need to shared/.',
      severity: 'error',
      from: { path: '^remotes/([^/]+)/' },
      to: { path: '^remotes/[^/]+/', pathNot: '^remotes/$1/' },
    },
    {
      name: 'remote-not-to-shell',
      comment:
        'A remote does not depend on the shell that shows it. Ask for the service through PageProps in shared/contract.',
      severity: 'error',
      from: { path: '^remotes/' },
      to: { path: '^shell/' },
    },
    {
      name: 'shell-not-to-remote-source',
      comment:
        'The shell loads remotes only through federation. Use shell/src/remotes and the pinned release.',
      severity: 'error',
      from: { path: '^shell/', pathNot: '^shell/e2e/' },
      to: { path: '^remotes/' },
    },
    {
      name: 'federation-only-in-shell-remotes',
      comment: 'Only shell/src/remotes loads remotes. Use its exports.',
      severity: 'error',
      from: { pathNot: '^(shell/src/remotes/|shared/build/)' },
      to: { path: 'node_modules/@module-federation/' },
    },
    {
      name: 'shared-not-upwards',
      comment:
        'shared/ serves shell and remotes and depends on neither. Invert the dependency with a parameter.',
      severity: 'error',
      from: { path: '^shared/' },
      to: { path: '^(shell|remotes)/' },
    },
    {
      name: 'contract-imports-no-workspace',
      comment:
        'Everything depends on the contract, so it depends on no other workspace. Move the code there, or pass a parameter.',
      severity: 'error',
      from: { path: '^shared/contract/' },
      to: { path: '^(shell|remotes|shared/(?!contract))' },
    },
    {
      name: 'contract-packages-as-types',
      comment:
        'The contract adds no third-party code to a page. Import types only, or use it in validate.ts, fields.ts or envelope.ts, which run in Node.',
      severity: 'error',
      from: { path: '^shared/contract/', pathNot: '((validate|fields|envelope)\\.ts|\\.test\\.tsx?)$' },
      to: { dependencyTypes: ['npm', 'npm-peer', 'npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'design-imports-contract-only',
      comment: 'design imports only contract. Move other code elsewhere.',
      severity: 'error',
      from: { path: '^shared/design/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^shared/(?!design|contract)' },
    },
    {
      name: 'kit-imports-contract-and-design-only',
      comment:
        'kit serves every remote and imports only contract and design. Pass other values as parameters.',
      severity: 'error',
      from: { path: '^shared/kit/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^shared/(?!kit|design|contract)' },
    },
    {
      name: 'create-remote-imports-contract-only',
      comment:
        'A new team downloads the initializer alone, before any other package. Pass other values as parameters.',
      severity: 'error',
      from: { path: '^shared/create-remote/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^shared/(?!create-remote|contract)' },
    },
    {
      name: 'browser-not-to-node',
      comment:
        'Build, registry, compose, commands, tools, api and http run in Node. Pass their result through the page data or the contract; types are fine.',
      severity: 'error',
      from: { path: '^(shell/src|remotes/[^/]+/src|shared/(contract|design|kit))/' },
      to: {
        path: '^(shared/(build|registry)|shell/(compose|commands|tools|api|http))/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'tests-only-import-testing',
      comment:
        'Shipped code does not use test helpers. Move the helper, or the code that needs it into a test.',
      severity: 'error',
      from: {
        path: '^(shell|remotes|shared/(?!testing))',
        pathNot: '(\\.test\\.tsx?|[-/]testing/[^/]+|/(e2e|tools)/.+)$',
      },
      to: { path: '^shared/testing/' },
    },
    {
      name: 'no-import-of-tests',
      comment: 'A test is not a dependency. Move the code that is needed into a separate module.',
      severity: 'error',
      from: {},
      to: { path: '\\.test\\.tsx?$' },
    },
    {
      name: 'page-not-to-page',
      comment: 'Each page is a separate chunk. Move code that two pages need beside pages/.',
      severity: 'error',
      from: { path: '^(.+/src/pages)/([^/]+)/' },
      to: { path: '^$1/[^/]+/', pathNot: '^$1/$2/' },
    },
    {
      name: 'shell-no-folder-cycles',
      comment:
        'Folders of the browser half must not import each other, even for types. Move the code that both need to the lower one.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^shell/src/', pathNot: '-testing$' },
      to: { circular: true, pathNot: '-testing$' },
    },
    {
      name: 'shell-base',
      comment:
        'The lowest folders of the browser half serve all others and import none. Pass what they need as a parameter.',
      severity: 'error',
      from: { path: `^shell/src/(${SHELL_BASE})` },
      to: { path: '^shell/src/', pathNot: '^shell/src/($1/|site\\.ts$)' },
    },
    {
      name: 'shell-services-on-base',
      comment:
        'Sign-in, offline, palette and theme import neither each other nor pages. Combine them in layout or in app.',
      severity: 'error',
      from: { path: `^shell/src/(${SHELL_SERVICES})/` },
      to: { path: '^shell/src/', pathNot: `^shell/src/($1|${SHELL_BASE})` },
    },
    {
      name: 'shell-site-map-below-views',
      comment:
        'Routes and page data are created in Node. They use content, contracts and the access rules of sign-in, but no components.',
      severity: 'error',
      from: { path: '^shell/src/site-map/' },
      to: { path: '^shell/src/', pathNot: `^shell/src/(site-map|auth|${SHELL_BASE})` },
    },
    {
      name: 'shell-layout-below-pages',
      comment:
        'The layout depends on the data of a page, not on the page. Put what it needs into the page data, or pass it from app.',
      severity: 'error',
      from: { path: '^shell/src/layout/' },
      to: { path: '^shell/src/', pathNot: `^shell/src/(layout|site-map|${SHELL_SERVICES}|${SHELL_BASE})` },
    },
    {
      name: 'shell-remotes-not-to-overrides',
      comment:
        'Loading a pinned release does not depend on overrides. They wrap the loader; pages/project combines the two.',
      severity: 'error',
      from: { path: '^shell/src/remotes/' },
      to: {
        path: '^shell/src/',
        pathNot: `^shell/src/(remotes|site-map|styles/(remoteRules|compiledRemoteStyles)|${SHELL_BASE})`,
      },
    },
    {
      name: 'shell-overrides-on-remotes',
      comment:
        'Overrides load the release that a maintainer chose, with the code of remotes/. They depend on neither pages nor layout.',
      severity: 'error',
      from: { path: '^shell/src/overrides/' },
      to: { path: '^shell/src/', pathNot: `^shell/src/(overrides|remotes|${SHELL_BASE})` },
    },
    {
      name: 'shell-pages-below-app',
      comment:
        'A page depends only on its data, not on routing. Move code that it needs from app to a folder below pages.',
      severity: 'error',
      from: { path: '^shell/src/pages/' },
      to: { path: '^shell/src/(app/|(main|startShell|dev|render)\\.tsx$)' },
    },
    {
      name: 'shell-app-below-entries',
      comment: 'main, dev and render are entry points. Move code that others need out of them.',
      severity: 'error',
      from: { path: '^shell/src/app/' },
      to: { path: '^shell/src/(main|startShell|dev|render)\\.tsx$' },
    },
    {
      name: 'drawings-not-in-pages',
      comment:
        "Drawings run on a developer's machine; browsers get the pictures. Import the picture from figures.ts, or move the code that both need to src.",
      severity: 'error',
      from: { path: '^remotes/[^/]+/src/' },
      to: { path: '^remotes/[^/]+/figures/' },
    },
    {
      name: 'figures-not-to-figures',
      comment: 'Each study draws its own figures. Move code that two studies need to figures/kit.',
      severity: 'error',
      from: { path: '^(remotes/[^/]+/figures)/([^/]+)/' },
      to: { path: '^$1/[^/]+/', pathNot: '^$1/($2|kit)/' },
    },
    {
      name: 'content-is-data',
      comment:
        'Content is data. Import types and constants only, and choose the component where the content is shown.',
      severity: 'error',
      from: { path: '/content\\.ts$' },
      to: { path: '\\.tsx$', dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.cache|\\.registry|test-results)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
