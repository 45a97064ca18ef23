import { SiteError } from '@portfolio/contract';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { type Chunk, Compilation, type Compiler, RuntimeGlobals, RuntimeModule, sources } from 'webpack';

const PLUGIN = 'CssIntegrityPlugin';
const TABLE = `${RuntimeGlobals.require}.cssIntegrity`;

/** Has the length of an integrity value, so that replacing it moves nothing else. */
function toPlaceholder(chunk: Chunk): string {
  return `css-integrity-of-${chunk.id}-`.padEnd(51, '*');
}

function findCssFile(chunk: Chunk): string | undefined {
  return [...chunk.files].find((file) => file.endsWith('.css'));
}

class CssIntegrityRuntimeModule extends RuntimeModule {
  constructor() {
    super('css integrity', RuntimeModule.STAGE_ATTACH);
  }

  override generate(): string {
    const chunks = [...(this.chunk?.getAllAsyncChunks() ?? [])].filter((chunk) => chunk.id !== null);
    const withStyles = chunks.filter((chunk) =>
      this.chunkGraph?.getChunkModulesIterableBySourceType(chunk, 'css/mini-extract'),
    );
    const table = Object.fromEntries(withStyles.map((chunk) => [chunk.id, toPlaceholder(chunk)]));
    return `${TABLE} = ${JSON.stringify(table)};`;
  }
}

/**
 * Gives style files that are loaded at run time an `integrity`. webpack-subresource-integrity hashes them but sets
 * the attribute on scripts only; this inserts its hashes, and webpack's real content hash keeps file names correct.
 * List it after SubresourceIntegrityPlugin.
 */
export class CssIntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        PLUGIN,
        (source, { tag, chunkId }) =>
          `${source}if (${TABLE}[${chunkId}]) { ${tag}.integrity = ${TABLE}[${chunkId}]; ${tag}.crossOrigin = "anonymous"; }`,
      );
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.ensureChunkHandlers)
        .tap(PLUGIN, (chunk) => {
          compilation.addRuntimeModule(chunk, new CssIntegrityRuntimeModule());
          return undefined;
        });
      compilation.hooks.processAssets.tap(
        { name: PLUGIN, stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE + 1 },
        () => fillPlaceholders(compilation),
      );
    });
  }
}

function fillPlaceholders(compilation: Compilation): void {
  const withStyles = [...compilation.chunks].filter((chunk) => findCssFile(chunk) !== undefined);
  for (const { name, source } of compilation.getAssets()) {
    if (!name.endsWith('.js')) continue;
    const text = source.source().toString();
    const filled = new sources.ReplaceSource(source);
    let count = 0;
    for (const chunk of withStyles) {
      const start = text.indexOf(toPlaceholder(chunk));
      if (start === -1) continue;
      filled.replace(start, start + toPlaceholder(chunk).length - 1, getIntegrity(compilation, chunk));
      count += 1;
    }
    if (count > 0) compilation.updateAsset(name, filled);
  }
}

function getIntegrity(compilation: Compilation, chunk: Chunk): string {
  const file = findCssFile(chunk) ?? '';
  const hashes = [compilation.getAsset(file)?.info.contenthash ?? []].flat();
  const integrity = hashes.find((hash) => hash.startsWith('sha256-'));
  if (integrity === undefined)
    throw new SiteError(
      `[build] Failed to find the hash of ${file}: SubresourceIntegrityPlugin has not run. List it before CssIntegrityPlugin.`,
      'NO_CSS_HASH',
    );
  return integrity;
}
