import ts from 'typescript';

/** The values of names at one place in the code: the expression of an argument, or a row of a table of faults. */
export type Bindings = ReadonlyMap<string, ts.Expression>;

interface FoundCode {
  code: string;
  bindings: Bindings;
}

/** Objects whose method calls are named by their argument, which says more. */
const TOOLS = new Set(['JSON', 'Math', 'Object', 'String', 'path', 'Number']);
/** The name to which a table row is bound while a message made from that row is read. */
const ROW = ' row';

/** Reads messages and codes out of the expressions of one file. */
export function createEvaluator(source: ts.SourceFile) {
  const tables = findTables(source);

  /** The text of an expression; unknown parts become their names in angle brackets. */
  function toText(node: ts.Expression | undefined, bindings: Bindings): string {
    if (node === undefined) return '';
    if (ts.isStringLiteralLike(node)) return node.text;
    if (ts.isParenthesizedExpression(node)) return toText(node.expression, bindings);
    if (ts.isTemplateExpression(node))
      return (
        node.head.text +
        node.templateSpans
          .map(({ expression, literal }) => toText(expression, bindings) + literal.text)
          .join('')
      );
    if (ts.isBinaryExpression(node)) return toBinaryText(node, bindings);
    if (ts.isConditionalExpression(node)) return toChoice(node, bindings);
    if (ts.isIdentifier(node)) {
      const bound = bindings.get(node.text) ?? findLocal(node, bindings);
      return bound === undefined ? `<${node.text}>` : toText(bound, without(bindings, node.text));
    }
    const row = findInRow(node, bindings);
    return row === undefined ? `<${toName(node)}>` : toText(row, bindings);
  }

  function toBinaryText(node: ts.BinaryExpression, bindings: Bindings): string {
    const { left, right, operatorToken } = node;
    if (operatorToken.kind === ts.SyntaxKind.PlusToken && !ts.isNumericLiteral(right))
      return toText(left, bindings) + toText(right, bindings);
    if (operatorToken.kind !== ts.SyntaxKind.QuestionQuestionToken) return `<${toName(node)}>`;
    if (isOfRow(left)) return toText(bindings.has(ROW) ? left : right, bindings);
    return toText(left, bindings);
  }

  /** Shows both branches of a condition. */
  function toChoice({ whenTrue, whenFalse }: ts.ConditionalExpression, bindings: Bindings): string {
    const branches = [whenTrue, whenFalse].map((branch) => toText(branch, bindings));
    return `<${branches.map((branch) => branch.trim().replace(/[<>]/g, '') || 'nothing').join(' | ')}>`;
  }

  /** The codes that an expression may have; none for a code that is passed on from a caught error. */
  function toCodes(node: ts.Expression | undefined, bindings: Bindings): FoundCode[] {
    if (node === undefined) return [];
    if (ts.isStringLiteralLike(node)) return [{ code: node.text, bindings }];
    if (ts.isIdentifier(node)) return toCodes(bindings.get(node.text), bindings);
    if (ts.isBinaryExpression(node))
      return [...toCodes(node.left, bindings), ...toCodes(node.right, bindings)];
    if (!isOfRow(node)) return [];
    return tables.map(({ code, row }) => ({ code, bindings: new Map([...bindings, [ROW, row]]) }));
  }

  return { toText, toCodes, findRows: findProperties };
}

/** Rows of tables in the file: objects with a code and parts of a message, but no message. */
function findTables(source: ts.SourceFile): { code: string; row: ts.ObjectLiteralExpression }[] {
  const rows: { code: string; row: ts.ObjectLiteralExpression }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      const { code, message } = findProperties(node);
      if (code !== undefined && message === undefined && ts.isStringLiteral(code))
        rows.push({ code: code.text, row: node });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return rows;
}

function findProperties(node: ts.ObjectLiteralExpression): Record<string, ts.Expression | undefined> {
  return Object.fromEntries(
    node.properties
      .filter(ts.isPropertyAssignment)
      .map(({ name, initializer }) => [name.getText(), initializer] as const),
  );
}

/** Says whether the expression reads a property of a variable named `fault`. */
function isOfRow(node: ts.Node): boolean {
  const inner = ts.isCallExpression(node) ? node.expression : node;
  return ts.isPropertyAccessExpression(inner) && inner.expression.getText() === 'fault';
}

function findInRow(node: ts.Expression, bindings: Bindings): ts.Expression | undefined {
  const row = bindings.get(ROW);
  if (row === undefined || !ts.isObjectLiteralExpression(row) || !isOfRow(node)) return undefined;
  const inner = ts.isCallExpression(node) ? node.expression : node;
  if (!ts.isPropertyAccessExpression(inner)) return undefined;
  const value = findProperties(row)[inner.name.text];
  return value !== undefined && ts.isArrowFunction(value) && !ts.isBlock(value.body) ? value.body : value;
}

/** Finds a constant in the same function whose value is built from a fault. */
function findLocal(node: ts.Identifier, bindings: Bindings): ts.Expression | undefined {
  let scope: ts.Node = node;
  while (scope.parent !== undefined && !ts.isFunctionDeclaration(scope)) scope = scope.parent;
  if (!ts.isFunctionDeclaration(scope) || scope.body === undefined) return undefined;
  for (const statement of scope.body.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations)
      if (name.getText() === node.text && initializer !== undefined && ts.isBinaryExpression(initializer))
        return isOfRow(initializer.left) ? initializer : undefined;
  }
  return bindings.get(node.text);
}

function without(bindings: Bindings, name: string): Bindings {
  return new Map([...bindings].filter(([bound]) => bound !== name));
}

/** A short name for an expression: the thing it reads, without the calls around it. */
function toName(node: ts.Expression): string {
  if (ts.isPropertyAccessExpression(node))
    return node.name.text === 'length' ? `length of ${toName(node.expression)}` : node.name.text;
  if (ts.isElementAccessExpression(node)) return toName(node.expression);
  if (ts.isNonNullExpression(node) || ts.isAsExpression(node)) return toName(node.expression);
  if (ts.isBinaryExpression(node)) return toName(node.left);
  if (ts.isConditionalExpression(node)) return toName(node.whenTrue);
  if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
    const { expression, arguments: [first] = [] } = node;
    if (ts.isPropertyAccessExpression(expression) && !TOOLS.has(expression.expression.getText()))
      return toName(expression.expression);
    return first === undefined || ts.isFunctionLike(first) ? toName(expression) : toName(first);
  }
  return ts.isIdentifier(node) ? node.text : 'value';
}
