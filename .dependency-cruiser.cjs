/**
 * The composing side of the shell, from the ground up: what each folder of shell/compose stands on. The flow is release ->
 * gate -> pin -> plan -> render -> write -> host; `compose.ts` and `replay.ts` beside them call one after the other.
 */
const COMPOSING = [
  ['terminal', [], 'What is printed for people knows nothing of sites. Hand it rows or text.'],
  ['lock', [], 'One process at a time works on a file or folder; what it does there, a lock does not know.'],
  ['shell-build', [], 'The door to the shell stands on nothing. Take what you need of the shell from here.'],
  ['site', ['shell-build'], 'What a composed site is on disk, for whoever serves or measures one.'],
  ['release', ['shell-build'], 'Releases are read and verified before anything is decided about them.'],
  ['prerender', ['shell-build'], 'Gate and composer render alike: it knows neither.'],
  [
    'share-pictures',
    ['release', 'prerender', 'shell-build'],
    'A picture is planned and drawn from what it shows. It knows no cache of pages and no site on disk.',
  ],
  [
    'gate',
    ['release', 'share-pictures', 'prerender', 'shell-build'],
    'The gate judges one release. It writes no pin and composes no site.',
  ],
  [
    'pin',
    ['gate', 'release', 'shell-build', 'lock', 'terminal'],
    'Pinning asks the gate. It does not compose.',
  ],
  ['rebuild', [], 'Rebuilding compares a release with its source. It pins nothing and composes nothing.'],
  [
    'browser-gate',
    ['gate', 'write', 'render', 'plan', 'prerender', 'release', 'host', 'site', 'shell-build'],
    'A browser loads a few pages as the site would serve them. It knows no pins file; the command joins the two.',
  ],
  [
    'plan',
    ['release', 'share-pictures', 'site', 'shell-build'],
    'A plan decides all of a site and makes nothing. Pins come in as a value.',
  ],
  [
    'render',
    ['plan', 'share-pictures', 'prerender'],
    'Rendering turns a plan into pages, and knows no site on disk.',
  ],
  [
    'write',
    ['render', 'plan', 'site', 'shell-build', 'lock'],
    'Writing puts planned and rendered parts into a folder.',
  ],
  [
    'verify',
    ['site'],
    'Verifying asks a live site and compares. What it is to be is composed by verifyLive.ts.',
  ],
  ['host', ['site', 'shell-build'], 'Hosts print what the site says of itself, and decide nothing.'],
  [
    'history',
    ['write', 'plan', 'release', 'shell-build'],
    'History records what was written. It composes nothing: that is replay.ts.',
  ],
];
/** The functions, from the ground up; `createApi.ts` beside the folders joins them, and `server` puts it behind a port. */
const FUNCTIONS = [
  ['database', [], 'A database knows neither requests nor accounts. Hand it the statement.'],
  ['requests', ['database'], 'Reading and answering requests is the same for every function. It knows none.'],
  ['accounts', ['database', 'requests'], 'Accounts are kept and checked without knowing who asks for them.'],
  ['limits', ['database', 'requests'], 'A limiter counts attempts. What is attempted comes in as a key.'],
  ['tokens', ['accounts', 'database'], 'Tokens name an account. They know no request.'],
  ['routes', ['accounts', 'limits', 'requests', 'tokens', 'database'], 'A route knows no server of its own.'],
];
/** The benchmark, from the ground up: figures and sites, what measures them, and the report of all. */
const BENCHMARK = [
  ['figures', [], 'Numbers and tables know nothing of what was measured.'],
  ['sites', [], 'A site is started without knowing what is measured on it.'],
  ['measure', ['sites'], 'Measuring visits pages. It writes no report.'],
  ['lighthouse', ['figures', 'measure', 'sites'], 'Each part of the benchmark is alone; report joins them.'],
  ['scale', ['figures', 'measure', 'sites'], 'Each part of the benchmark is alone; report joins them.'],
  [
    'report',
    ['figures', 'measure', 'sites', 'lighthouse', 'scale'],
    'A report prints results. It measures nothing.',
  ],
];
/** The folders of shared/build/src; the build itself is the files beside them. */
const BUILD = [
  ['source-regions', [], 'Regions are cut by a loader, which knows no build.'],
  ['page-styles', [], 'Checking styles reads text. It knows no build.'],
  ['error-codes', [], 'Listing the codes reads sources. It knows no build.'],
  ['processes', [], 'Running a command knows none of ours.'],
  ['check', ['processes'], 'Running the checks starts commands. It imports none.'],
  ['setup', [], 'Setting up looks for programs. It knows no build.'],
  ['remote-folder', [], 'What is read of the folder of a remote is read before anything is built.'],
  [
    'test-changed',
    ['processes', 'remote-folder'],
    'Testing what changed reads the folder of a remote and starts its tools.',
  ],
  ['planted', ['source-regions'], 'Planting faults changes sources. It knows no build.'],
];
const TESTS = '\\.test\\.tsx?$|-testing/';

/** One rule a folder: of all that lies in `home` it imports itself and its ground. */
function toFolderRules(name, home, folders) {
  return folders.map(([folder, ground, comment]) => ({
    name: `${name}-${folder}`,
    comment,
    severity: 'error',
    from: { path: `^${home}/${folder}/`, pathNot: TESTS },
    to: { path: `^${home}/`, pathNot: `^${home}/(${[folder, ...ground].join('|')})/|${TESTS}` },
  }));
}
/** Folders of shell/src that know no other folder of it: tools, contracts and content. */
const SHELL_GROUND = 'alerts|browser|composition|fonts|loading|profile|service-worker|site\\.ts';
/** Parts of the shell that stand on the ground alone. */
const SHELL_SERVICES = 'auth|offline|palette|theme';

/** The directions of the tree. Folders are named by pattern, so a fifth remote needs no edit here. */
module.exports = {
  forbidden: [
    ...COMPOSING.map(([folder, ground, comment]) => ({
      name: `compose-${folder}`,
      comment,
      severity: 'error',
      from: { path: `^shell/compose/${folder}/`, pathNot: TESTS },
      to: {
        path: `^shell/(commands|tools|compose)/`,
        pathNot: `^shell/compose/(${[folder, ...ground].join('|')})/`,
      },
    })),
    ...toFolderRules('functions', 'shell/api', FUNCTIONS),
    ...toFolderRules('bench', 'shell/tools/bench', BENCHMARK),
    ...toFolderRules('build', 'shared/build/src', BUILD),
    {
      name: 'functions-know-no-server',
      comment:
        'The functions answer standard requests, behind any server. Pass what they need as a parameter.',
      severity: 'error',
      from: { path: '^shell/api/[^/]+$', pathNot: TESTS },
      to: { path: '^shell/api/server/' },
    },
    {
      name: 'tool-not-to-tool',
      comment:
        'Each tool is started alone. Move what two need to the folder of shell/compose that it looks at.',
      severity: 'error',
      from: { path: '^shell/tools/([^/]+)/' },
      to: { path: '^shell/tools/', pathNot: '^shell/tools/$1/' },
    },
    {
      name: 'build-not-to-commands',
      comment: 'Commands read arguments and print. What they share lies beside them.',
      severity: 'error',
      from: { path: '^shared/build/src/(?!commands/)' },
      to: { path: '^shared/build/src/commands/' },
    },
    {
      name: 'one-door-into-the-shell',
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
      name: 'door-takes-types',
      comment: 'What the shell exports comes with its build, at run time. Import types only.',
      severity: 'error',
      from: { path: '^shell/compose/shell-build/shellBuild\\.ts$' },
      to: { path: '^shell/src/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'http-below-servers',
      comment:
        'What the servers of the site and of the functions have in common knows neither. Pass what it needs as a parameter.',
      severity: 'error',
      from: { path: '^shell/http/' },
      to: { path: '^shell/', pathNot: '^shell/http/' },
    },
    {
      name: 'tools-beside-the-flow',
      comment:
        'Tools look at what is composed. Nothing that composes or serves needs them; the commands start them.',
      severity: 'error',
      from: { path: '^shell/(compose|api)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^shell/(tools|commands)/' },
    },
    {
      name: 'no-circular',
      comment:
        'Modules that import each other, by types too, cannot be understood or changed alone. Move the code that both need to a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolvable',
      comment:
        'The import leads nowhere. Correct the path, or declare the package in the workspace that imports it.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\.(svg|css|woff2|webm|mp4|vtt|png)$' },
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
        'A remote does not know who shows it. Ask for the service through PageProps in shared/contract.',
      severity: 'error',
      from: { path: '^remotes/' },
      to: { path: '^shell/' },
    },
    {
      name: 'shell-not-to-remote-source',
      comment:
        'The shell reaches a remote through federation only. Use shell/src/remotes and the pinned release.',
      severity: 'error',
      from: { path: '^shell/', pathNot: '^shell/e2e/' },
      to: { path: '^remotes/' },
    },
    {
      name: 'federation-only-in-shell-remotes',
      comment: 'One place loads remotes. Use what shell/src/remotes exports.',
      severity: 'error',
      from: { pathNot: '^(shell/src/remotes/|shared/build/)' },
      to: { path: 'node_modules/@module-federation/' },
    },
    {
      name: 'shared-not-upwards',
      comment:
        'shared/ serves shell and remotes and knows neither. Turn the dependency round with a parameter.',
      severity: 'error',
      from: { path: '^shared/' },
      to: { path: '^(shell|remotes)/' },
    },
    {
      name: 'contract-imports-no-workspace',
      comment: 'Everything depends on the contract, so it depends on nothing of ours.',
      severity: 'error',
      from: { path: '^shared/contract/' },
      to: { path: '^(shell|remotes|shared/(?!contract))' },
    },
    {
      name: 'contract-packages-as-types',
      comment:
        'The contract adds no code of others to a page. Import types only, or use it in validate.ts, fields.ts or envelope.ts, which are for Node.',
      severity: 'error',
      from: { path: '^shared/contract/', pathNot: '((validate|fields|envelope)\\.ts|\\.test\\.tsx?)$' },
      to: { dependencyTypes: ['npm', 'npm-peer', 'npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'design-imports-contract-only',
      comment: 'design stands on contract. Move what is not design elsewhere.',
      severity: 'error',
      from: { path: '^shared/design/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^shared/(?!design|contract)' },
    },
    {
      name: 'kit-imports-contract-and-design-only',
      comment:
        'kit serves every remote and stands on contract and design. Take what it needs to know as a parameter.',
      severity: 'error',
      from: { path: '^shared/kit/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^shared/(?!kit|design|contract)' },
    },
    {
      name: 'create-remote-imports-contract-only',
      comment:
        'The initializer is what a new team fetches first, alone. What it needs to know comes as a parameter.',
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
      comment: 'A page is a chunk of its own. Move what two pages need beside pages/.',
      severity: 'error',
      from: { path: '^(.+/src/pages)/([^/]+)/' },
      to: { path: '^$1/[^/]+/', pathNot: '^$1/$2/' },
    },
    {
      name: 'shell-no-folder-circles',
      comment:
        'Two folders of the browser half that import each other, by types too, are one folder in two places. Move the code that both need to the lower one.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^shell/src/', pathNot: '-testing$' },
      to: { circular: true, pathNot: '-testing$' },
    },
    {
      name: 'shell-ground',
      comment:
        'The lowest folders of the browser half serve all others and know none. Pass what they need as a parameter.',
      severity: 'error',
      from: { path: `^shell/src/(${SHELL_GROUND})` },
      to: { path: '^shell/src/', pathNot: '^shell/src/($1/|site\\.ts$)' },
    },
    {
      name: 'shell-services-on-ground',
      comment:
        'Sign-in, offline, palette and theme do not know each other, nor pages. Join them in layout or in app.',
      severity: 'error',
      from: { path: `^shell/src/(${SHELL_SERVICES})/` },
      to: { path: '^shell/src/', pathNot: `^shell/src/($1|${SHELL_GROUND})` },
    },
    {
      name: 'shell-site-map-below-views',
      comment:
        'Routes and page data are made in Node. They know content and contracts, and of sign-in who may see a page; no view.',
      severity: 'error',
      from: { path: '^shell/src/site-map/' },
      to: { path: '^shell/src/', pathNot: `^shell/src/(site-map|auth|${SHELL_GROUND})` },
    },
    {
      name: 'shell-layout-below-pages',
      comment:
        'The layout knows a page from its data alone. Put what it needs into the page data, or pass it from app.',
      severity: 'error',
      from: { path: '^shell/src/layout/' },
      to: { path: '^shell/src/', pathNot: `^shell/src/(layout|site-map|${SHELL_SERVICES}|${SHELL_GROUND})` },
    },
    {
      name: 'shell-remotes-know-no-overrides',
      comment:
        'Loading a pinned release does not know that a browser may override it. Overrides decorate the loader; pages/project joins the two.',
      severity: 'error',
      from: { path: '^shell/src/remotes/' },
      to: {
        path: '^shell/src/',
        pathNot: `^shell/src/(remotes|site-map|styles/(remoteRules|compiledRemoteStyles)|${SHELL_GROUND})`,
      },
    },
    {
      name: 'shell-overrides-on-remotes',
      comment:
        'Overrides load what a maintainer chose with the code of remotes/. They know no page and no layout.',
      severity: 'error',
      from: { path: '^shell/src/overrides/' },
      to: { path: '^shell/src/', pathNot: `^shell/src/(overrides|remotes|${SHELL_GROUND})` },
    },
    {
      name: 'shell-pages-below-app',
      comment:
        'A page does not know how it is reached: everything it shows is in its data. Move what it needs of app below pages.',
      severity: 'error',
      from: { path: '^shell/src/pages/' },
      to: { path: '^shell/src/(app/|(main|startShell|dev|render)\\.tsx$)' },
    },
    {
      name: 'shell-app-below-entries',
      comment: 'main, dev and render start the site. Nothing of the browser half imports them.',
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
      comment: 'Each study draws its own figures. Move what two studies need to figures/kit.',
      severity: 'error',
      from: { path: '^(remotes/[^/]+/figures)/([^/]+)/' },
      to: { path: '^$1/[^/]+/', pathNot: '^$1/($2|kit)/' },
    },
    {
      name: 'content-is-data',
      comment: 'Content is data: it imports types and constants, no components.',
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
