import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { createStyledTransformer } from '../styledTransformer';

/** A source compiled to a script for Node and to a module for bundlers. */
interface Compiled {
  common: string;
  modules?: string;
}

function readOptions(root: string): ts.CompilerOptions {
  const file = path.join(root, 'shared/build/tsconfig.base.json');
  const { config } = ts.readConfigFile(file, (name) => ts.sys.readFile(name)) as { config: object };
  const { options } = ts.parseJsonConfigFileContent({ ...config, files: [] }, ts.sys, root);
  return { ...options, noEmit: false, configFilePath: path.join(root, 'tsconfig.json') };
}

/**
 * Compiles one source without type checking. Its styled components keep the ids that they have in the monorepo, which
 * depend on the package's name and the source's path.
 *
 * @param root - of the repository
 * @param source - path of the source
 * @param hasModules - whether to compile it as a module too
 */
export function compileScripts(root: string, source: string, hasModules: boolean): Compiled {
  const options = readOptions(root);
  const text = fs.readFileSync(source, 'utf8');
  const compile = (module: ts.ModuleKind) =>
    ts.transpileModule(text, {
      fileName: source,
      compilerOptions: { ...options, module },
      transformers: { before: [createStyledTransformer({ isReadable: false })] },
    }).outputText;
  return {
    common: compile(ts.ModuleKind.CommonJS),
    ...(hasModules && { modules: compile(ts.ModuleKind.ESNext) }),
  };
}

/**
 * Writes the type declarations of sources.
 *
 * @param root - of the repository
 * @param sources - paths of sources
 * @returns declarations by source, and every type that cannot be declared
 */
export function toDeclarations(
  root: string,
  sources: readonly string[],
): { declarations: ReadonlyMap<string, string>; problems: readonly string[] } {
  const options = {
    ...readOptions(root),
    declaration: true,
    emitDeclarationOnly: true,
    // Types that cannot be declared are found all the same; `npm run check:types` finds all other faults.
    noCheck: true,
  };
  const program = ts.createProgram(sources, options);
  const wanted = new Set(sources);
  const declarations = new Map<string, string>();
  const problems: string[] = [];
  for (const file of program.getSourceFiles()) {
    const source = path.normalize(file.fileName);
    if (!wanted.has(source)) continue;
    const { diagnostics } = program.emit(
      file,
      (_name, text) => declarations.set(source, text),
      undefined,
      true,
    );
    const host = {
      getCanonicalFileName: (name: string) => name,
      getCurrentDirectory: () => root,
      getNewLine: () => '\n',
    };
    problems.push(...diagnostics.map((diagnostic) => ts.formatDiagnostic(diagnostic, host).trim()));
  }
  return { declarations, problems };
}
