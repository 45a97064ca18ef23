import { BASE_URLS_GLOBAL } from '@portfolio/contract';
import { type Compiler, RuntimeGlobals, RuntimeModule } from 'webpack';

class BaseUrlRuntimeModule extends RuntimeModule {
  private readonly remoteId: string;

  constructor(remoteId: string) {
    super('portfolio base url', RuntimeModule.STAGE_ATTACH);
    this.remoteId = remoteId;
  }

  override generate(): string {
    const id = JSON.stringify(this.remoteId);
    return `var urls = globalThis.${BASE_URLS_GLOBAL}; if (urls && typeof urls[${id}] === 'string') ${RuntimeGlobals.publicPath} = urls[${id}];`;
  }
}

/** Lets the loader of a release set the URL of its files at run time, in the browser and in Node alike. */
export class BaseUrlPlugin {
  private readonly remoteId: string;

  constructor(remoteId: string) {
    this.remoteId = remoteId;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('BaseUrlPlugin', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.publicPath)
        .tap('BaseUrlPlugin', (chunk) => {
          compilation.addRuntimeModule(chunk, new BaseUrlRuntimeModule(this.remoteId));
          return undefined;
        });
    });
  }
}
