import path from 'node:path';
import ts from 'typescript';

const FILE = path.join(__dirname, 'checked.ts');

/**
 * Checks structured data against the vocabulary of schema.org, as the types of `schema-dts` define it: an unknown type,
 * an unknown property, or a value of another kind is a fault.
 *
 * @param texts - JSON of each page, by its path
 * @returns for each fault the path and what is wrong
 */
export function listSchemaFaults(texts: ReadonlyMap<string, string>): string[] {
  const paths = [...texts.keys()];
  const lines = paths.map((page, index) => `export const page${index}: Graph = ${texts.get(page)?.trim()};`);
  const source = [
    "import type { Graph } from 'schema-dts';",
    ...lines.map((line) => line.replace(/\n/g, ' ')),
  ];
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const host = ts.createCompilerHost(options);
  const getSourceFile = host.getSourceFile.bind(host);
  host.getSourceFile = (name, version, ...rest) =>
    name === FILE
      ? ts.createSourceFile(name, source.join('\n'), version)
      : getSourceFile(name, version, ...rest);
  const program = ts.createProgram([FILE], options, host);
  return ts.getPreEmitDiagnostics(program).map(({ file, start = 0, messageText }) => {
    const line = file === undefined ? 0 : file.getLineAndCharacterOfPosition(start).line;
    return `${paths[line - 1] ?? 'the vocabulary'}: ${toLastReason(messageText)}`;
  });
}

/** The innermost reason; those around it repeat the whole types. */
function toLastReason(message: string | ts.DiagnosticMessageChain): string {
  if (typeof message === 'string') return message;
  const inner = message.next?.at(-1);
  return inner === undefined ? message.messageText : toLastReason(inner);
}
