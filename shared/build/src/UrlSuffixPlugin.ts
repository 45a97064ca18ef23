import { URL_SUFFIXES_GLOBAL } from '@portfolio/contract';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { type Compiler, runtime } from 'webpack';

const PLUGIN = 'UrlSuffixPlugin';

/**
 * Lets the loader of a release request its files under other URLs after a time-out. A browser answers a second
 * request for a script from the first one, even if that one hangs.
 */
export class UrlSuffixPlugin {
  private readonly suffix: string;

  constructor(remoteId: string) {
    this.suffix = `((globalThis.${URL_SUFFIXES_GLOBAL} || {})[${JSON.stringify(remoteId)}] || "")`;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        PLUGIN,
        (source) => `${source}\nscript.src += ${this.suffix};`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        PLUGIN,
        (source, { tag }) => `${source}${tag}.href += ${this.suffix};`,
      );
    });
  }
}
