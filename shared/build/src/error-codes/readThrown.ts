import ts from 'typescript';
import { createEvaluator, type Bindings } from './evaluate';

/** One place in the sources that creates an error, sends it as a response or shows it. */
export interface Thrown {
  code: string;
  /** The class of the error; "answer" and "alert" for objects that are sent or shown rather than thrown. */
  kind: string;
  file: string;
  /** The message with its expressions in angle brackets, such as "Failed to read <file>: …". */
  message: string;
  /** The HTTP status, if it is a response. */
  status?: string;
}

/** An error class and the arguments that it passes to its base class. */
interface ErrorClass {
  name: string;
  base: string;
  file: string;
  parameters: readonly ts.ParameterDeclaration[];
  superArguments: readonly ts.Expression[];
}

const BASE = 'SiteError';
/** Codes of this project, as opposed to those of Node or of a library. */
const CODE = /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/;
const ALERT_CODE = /^\d{3}(\.\d)?$/;

interface Source {
  file: string;
  text: string;
}

/**
 * Finds all errors that the sources create, by syntax alone.
 *
 * @param sources - the texts, with the paths to report
 * @returns one row per message; none for a code that is passed on from a caught error
 */
export function readThrown(sources: readonly Source[]): Thrown[] {
  const parsed = sources
    .filter(({ text }) => /Error|Fault|Problem|Refusal|Response|\bcode:/.test(text))
    .map(({ file, text }) =>
      ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, toScriptKind(file)),
    );
  const classes = new Map(findClasses(parsed).map((found) => [found.name, found]));
  return parsed.flatMap((source) => readSource(source, classes));
}

function toScriptKind(file: string): ts.ScriptKind {
  if (file.endsWith('.tsx')) return ts.ScriptKind.TSX;
  return file.endsWith('.ts') ? ts.ScriptKind.TS : ts.ScriptKind.JS;
}

function visit(node: ts.Node, onNode: (node: ts.Node) => void): void {
  onNode(node);
  ts.forEachChild(node, (child) => visit(child, onNode));
}

/** The classes that extend the base, directly or indirectly. */
function findClasses(sources: readonly ts.SourceFile[]): ErrorClass[] {
  const all: ErrorClass[] = [];
  for (const source of sources)
    visit(source, (node) => {
      if (!ts.isClassDeclaration(node) || node.name === undefined) return;
      const base = node.heritageClauses?.[0]?.types[0]?.expression.getText();
      if (base === undefined) return;
      const made = node.members.find(ts.isConstructorDeclaration);
      let superArguments: readonly ts.Expression[] = [];
      if (made !== undefined)
        visit(made, (part) => {
          if (ts.isCallExpression(part) && part.expression.kind === ts.SyntaxKind.SuperKeyword)
            superArguments = part.arguments;
        });
      all.push({
        name: node.name.text,
        base,
        file: source.fileName,
        parameters: made?.parameters ?? [],
        superArguments,
      });
    });
  const isOfFamily = (name: string): boolean =>
    name === BASE || all.some((found) => found.name === name && isOfFamily(found.base));
  return all.filter(({ base }) => isOfFamily(base));
}

function readSource(source: ts.SourceFile, classes: ReadonlyMap<string, ErrorClass>): Thrown[] {
  const thrown: Thrown[] = [];
  const file = source.fileName;
  const { toText, toCodes, findRows } = createEvaluator(source);
  visit(source, (node) => {
    if (ts.isNewExpression(node)) {
      const name = node.expression.getText();
      if (name !== BASE && !classes.has(name)) return;
      for (const { message, code, bindings } of toBase(name, [...(node.arguments ?? [])], classes))
        for (const found of toCodes(code, bindings))
          thrown.push({
            code: found.code,
            kind: name,
            file,
            message: toText(message, found.bindings),
            ...(name === 'RequestFault' && { status: node.arguments?.[0]?.getText() ?? '' }),
          });
    } else if (ts.isObjectLiteralExpression(node)) {
      const { code, message, type } = findRows(node);
      if (code === undefined || message === undefined || !ts.isStringLiteral(code)) return;
      const isAlert = type !== undefined && ALERT_CODE.test(code.text);
      if (!isAlert && !CODE.test(code.text)) return;
      const [status] = ts.isCallExpression(node.parent) ? node.parent.arguments : [];
      thrown.push({
        code: code.text,
        kind: isAlert ? 'alert' : 'response',
        file,
        message: toText(message, new Map()),
        ...(!isAlert && { status: status?.getText() ?? '' }),
      });
    }
  });
  return thrown;
}

interface BaseCall {
  message: ts.Expression | undefined;
  code: ts.Expression | undefined;
  bindings: Bindings;
}

/** Follows the constructors up to the base class; returns one call per branch of a condition. */
function toBase(
  name: string,
  given: readonly ts.Expression[],
  classes: ReadonlyMap<string, ErrorClass>,
  outer: Bindings = new Map(),
): BaseCall[] {
  const found = classes.get(name);
  if (found === undefined) {
    const [message, code] = given;
    return splitConditions({ message, code, bindings: outer });
  }
  const bindings = new Map(outer);
  found.parameters.forEach((parameter, index) => {
    const value = given[index] ?? parameter.initializer;
    if (ts.isIdentifier(parameter.name) && value !== undefined && value.getText() !== parameter.name.text)
      bindings.set(parameter.name.text, value);
  });
  const args = found.superArguments.length > 0 ? found.superArguments : given;
  return toBase(found.base, args, classes, bindings);
}

/** If one condition decides both message and code, both take the same branch. */
function splitConditions({ message, code, bindings }: BaseCall): BaseCall[] {
  const condition = [message, code].find((part) => part !== undefined && ts.isConditionalExpression(part));
  if (condition === undefined || !ts.isConditionalExpression(condition)) return [{ message, code, bindings }];
  const text = condition.condition.getText();
  const choose = (part: ts.Expression | undefined, isTrue: boolean) =>
    part !== undefined && ts.isConditionalExpression(part) && part.condition.getText() === text
      ? isTrue
        ? part.whenTrue
        : part.whenFalse
      : part;
  return [true, false].flatMap((isTrue) =>
    splitConditions({ message: choose(message, isTrue), code: choose(code, isTrue), bindings }),
  );
}
