import type { Compiler } from 'webpack';

const PLUGIN = 'NamedChunksPlugin';

/**
 * Makes the name of a chunk its id, for messages and so that its URL stays when a neighbour is added or removed. The
 * others, which webpack splits off, get a number: their names would list the modules, in every page that loads them.
 */
export class NamedChunksPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(PLUGIN, (compilation) => {
      compilation.hooks.chunkIds.tap(PLUGIN, (chunks) => {
        for (const chunk of chunks)
          if (chunk.name) {
            chunk.id = chunk.name;
            chunk.ids = [chunk.name];
          }
      });
    });
  }
}
