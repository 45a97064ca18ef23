import { Compilation, type Compiler, type Module, sources } from 'webpack';

const PLUGIN = 'FederationPathsPlugin';

/** The federation plugin's own entry: a file in `node_modules` whose name is a hash of absolute paths. */
const RUNTIME_ENTRY = /[\\/]\.federation[\\/]entry\.[0-9a-f]{32}\.js$/;
const CONTAINER_ENTRY = /^webpack\/container\/entry\//;
/** The line above the runtime entry's code in a build that is not minified; its path begins at the working directory. */
const RUNTIME_ENTRY_COMMENT = /^;\/\/ .*\.federation[\\/]entry\.[0-9a-f]{32}\.js$/gm;

function findFixedId(module: Module, context: string): string | undefined {
  if (RUNTIME_ENTRY.test(module.nameForCondition() ?? '')) return 'runtime';
  return CONTAINER_ENTRY.test(module.libIdent({ context }) ?? '') ? 'container' : undefined;
}

/**
 * Keeps the absolute path of the checkout out of a container's build, so that the same source gives the same bytes in
 * every folder. The federation plugin (2.9.3) adds it to a comment and to the identifiers of two modules, from which
 * webpack derives their ids. List it first; remove it once the plugin's identifiers are relative to webpack's context.
 */
export class FederationPathsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
      compilation.hooks.beforeModuleIds.tap(PLUGIN, (modules) => {
        for (const module of modules) {
          const id = findFixedId(module, compiler.context);
          if (id !== undefined) compilation.chunkGraph.setModuleId(module, id);
        }
      });
      compilation.hooks.processAssets.tap(
        { name: PLUGIN, stage: Compilation.PROCESS_ASSETS_STAGE_DERIVED },
        () => replaceComments(compilation),
      );
    });
  }
}

function replaceComments(compilation: Compilation): void {
  for (const { name, source } of compilation.getAssets()) {
    if (!name.endsWith('.js')) continue;
    const replaced = new sources.ReplaceSource(source);
    const matches = [...source.source().toString().matchAll(RUNTIME_ENTRY_COMMENT)];
    for (const { 0: comment, index } of matches)
      replaced.replace(index, index + comment.length - 1, ';// federation runtime');
    if (matches.length > 0) compilation.updateAsset(name, replaced);
  }
}
