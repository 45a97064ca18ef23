/** The directions of the tree. Folders are named by pattern, so a fifth remote needs no edit here. */
module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      comment:
        'Modules that import each other cannot be understood or changed alone. Move what both need to a third.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
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
        'Remotes are deployed alone. Link to the other remote with a plain <a href>, or move what both need to shared/.',
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
        'The contract adds no code of others to a page. Import types only, or use it in validate.ts, which is for Node.',
      severity: 'error',
      from: { path: '^shared/contract/', pathNot: '(validate\\.ts|\\.test\\.tsx?)$' },
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
      name: 'browser-not-to-node',
      comment:
        'Build, registry, compose and api run in Node. Pass their result through the page data or the contract; types are fine.',
      severity: 'error',
      from: { path: '^(shell/src|remotes/[^/]+/src|shared/(contract|design|kit))/' },
      to: {
        path: '^(shared/(build|registry)|shell/(compose|api))/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'tests-only-import-testing',
      comment: 'Test helpers stay out of what ships. Move the helper, or the code that needs it into a test.',
      severity: 'error',
      from: {
        path: '^(shell|remotes|shared/(?!testing))',
        pathNot: '(\\.test\\.tsx?|[-/]testing/[^/]+|/(e2e|bench)/.+)$',
      },
      to: { path: '^shared/testing/' },
    },
    {
      name: 'no-import-of-tests',
      comment: "A test is nobody's dependency. Move what is needed into a module of its own.",
      severity: 'error',
      from: {},
      to: { path: '\\.test\\.tsx?$' },
    },
    {
      name: 'page-not-to-page',
      comment: 'A page is a chunk of its own. Move what two pages need beside pages/.',
      severity: 'error',
      from: { path: '^(.+/src/pages)/([^/]+)/' },
      to: { path: '^$1/[^/]+/', pathNot: '^$1/($2|profile)/' },
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
