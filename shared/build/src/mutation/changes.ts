import ts from 'typescript';

/** A piece of a file and its replacement. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Methods whose calls are dropped as a mutation, so that the value stays unchanged. */
const DROPPED_CALLS =
  /^(filter|sort|toSorted|trim|slice|reverse|toReversed|flat|toLowerCase|toUpperCase|normalize)$/;

const SWAPPED_CALLS: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  min: 'max',
  max: 'min',
};

/** Methods that search for their argument. */
const SEARCHING_CALLS =
  /^(startsWith|endsWith|includes|indexOf|lastIndexOf|split|join|replace|replaceAll|match|has)$/;

const SWAPPED_OPERATORS = new Map<ts.SyntaxKind, string>([
  [ts.SyntaxKind.LessThanToken, '<='],
  [ts.SyntaxKind.LessThanEqualsToken, '<'],
  [ts.SyntaxKind.GreaterThanToken, '>='],
  [ts.SyntaxKind.GreaterThanEqualsToken, '>'],
  [ts.SyntaxKind.MinusToken, '+'],
  [ts.SyntaxKind.AsteriskToken, '/'],
  [ts.SyntaxKind.SlashToken, '*'],
  [ts.SyntaxKind.PercentToken, '*'],
  [ts.SyntaxKind.PlusEqualsToken, '-='],
  [ts.SyntaxKind.MinusEqualsToken, '+='],
]);

const COMPARISONS = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.LessThanToken,
  ts.SyntaxKind.LessThanEqualsToken,
  ts.SyntaxKind.GreaterThanToken,
  ts.SyntaxKind.GreaterThanEqualsToken,
  ts.SyntaxKind.InKeyword,
  ts.SyntaxKind.InstanceOfKeyword,
]);

const LOGICAL = new Set([
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
]);

/** Larger numbers are sizes and times, for which being off by one is no mutation. */
const LARGEST_COUNT = 16;

/** Lists the changes that would make a file wrong. Types are left alone: they are checked, not run. */
export function listChanges(tree: ts.SourceFile): Edit[] {
  const changes: Edit[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    changes.push(...MUTATORS.flatMap((mutate) => mutate(node)));
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(tree, visit);
  return changes;
}

const replace = (node: ts.Node, ...texts: readonly string[]): Edit[] =>
  texts.map((text) => ({ start: node.getStart(), end: node.end, text }));

const MUTATORS: readonly ((node: ts.Node) => Edit[])[] = [
  mutateCondition,
  mutateBoolean,
  mutateOperator,
  mutateStatement,
  mutateResult,
  mutateList,
  mutateCall,
  mutateLiteral,
  mutateOptionalChain,
];

function mutateCondition(node: ts.Node): Edit[] {
  if (ts.isIfStatement(node)) return replace(node.expression, 'true', 'false');
  if (ts.isConditionalExpression(node)) return replace(node.condition, 'true', 'false');
  if (ts.isWhileStatement(node) || ts.isDoStatement(node)) return replace(node.expression, 'false');
  return ts.isForStatement(node) && node.condition ? replace(node.condition, 'false') : [];
}

/** Mutates a comparison used as a value; a comparison in a condition is covered by the change of that condition. */
function mutateBoolean(node: ts.Node): Edit[] {
  return isComparison(node) && !isInCondition(node) ? replace(node, 'true', 'false') : [];
}

function isComparison(node: ts.Node): boolean {
  if (ts.isPrefixUnaryExpression(node)) return node.operator === ts.SyntaxKind.ExclamationToken;
  return ts.isBinaryExpression(node) && COMPARISONS.has(node.operatorToken.kind);
}

function isInCondition(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isParenthesizedExpression(parent) || isComparison(parent)) return isInCondition(parent);
  if (ts.isBinaryExpression(parent)) return LOGICAL.has(parent.operatorToken.kind);
  if (ts.isIfStatement(parent) || ts.isWhileStatement(parent) || ts.isDoStatement(parent)) return true;
  return ts.isConditionalExpression(parent) && parent.condition === node;
}

function mutateOperator(node: ts.Node): Edit[] {
  if (ts.isPostfixUnaryExpression(node) || ts.isPrefixUnaryExpression(node)) {
    const operators = new Map([
      [ts.SyntaxKind.PlusPlusToken, '--'],
      [ts.SyntaxKind.MinusMinusToken, '++'],
    ]);
    const swapped = operators.get(node.operator);
    const operand = node.operand.getText();
    if (swapped === undefined) return [];
    return replace(node, ts.isPostfixUnaryExpression(node) ? operand + swapped : swapped + operand);
  }
  if (!ts.isBinaryExpression(node)) return [];
  const { left, operatorToken, right } = node;
  if (LOGICAL.has(operatorToken.kind)) return replace(node, `(${left.getText()})`, `(${right.getText()})`);
  const swapped = SWAPPED_OPERATORS.get(operatorToken.kind);
  return swapped === undefined ? [] : replace(operatorToken, swapped);
}

/** Drops a statement, except the only one of an `if`: the change of the condition covers that. */
function mutateStatement(node: ts.Node): Edit[] {
  if (ts.isCaseOrDefaultClause(node)) return replace(node, '');
  if (!ts.isBlock(node.parent) && !ts.isSourceFile(node.parent)) return [];
  const isLone = ts.isBlock(node.parent) && node.parent.statements.length === 1;
  if (isLone && ts.isIfStatement(node.parent.parent)) return [];
  const isDone =
    ts.isExpressionStatement(node) ||
    ts.isThrowStatement(node) ||
    ts.isContinueStatement(node) ||
    ts.isBreakStatement(node) ||
    ts.isForOfStatement(node) ||
    (ts.isReturnStatement(node) && node.expression === undefined);
  return isDone ? replace(node, '') : [];
}

/** Makes a function return nothing. */
function mutateResult(node: ts.Node): Edit[] {
  const result =
    ts.isArrowFunction(node) && !ts.isBlock(node.body)
      ? node.body
      : ts.isReturnStatement(node)
        ? node.expression
        : undefined;
  if (result === undefined || isComparison(result) || EMPTY.test(result.getText())) return [];
  return replace(result, 'undefined');
}

const EMPTY = /^(undefined|true|false|null)$/;

/** Drops one element of a list, or one spread of an object. */
function mutateList(node: ts.Node): Edit[] {
  const elements = ts.isArrayLiteralExpression(node)
    ? node.elements
    : ts.isObjectLiteralExpression(node)
      ? node.properties
      : [];
  return elements.flatMap((element, index) => {
    if (ts.isObjectLiteralElement(element) && !ts.isSpreadAssignment(element)) return [];
    const next = elements[index + 1];
    const start = next === undefined ? (elements[index - 1]?.end ?? element.getStart()) : element.getStart();
    return [{ start, end: next?.getStart() ?? element.end, text: '' }];
  });
}

function mutateCall(node: ts.Node): Edit[] {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return [];
  const { expression, name } = node.expression;
  const swapped = Object.hasOwn(SWAPPED_CALLS, name.text) ? SWAPPED_CALLS[name.text] : undefined;
  return [
    ...(DROPPED_CALLS.test(name.text) ? replace(node, expression.getText()) : []),
    ...(swapped === undefined ? [] : replace(name, swapped)),
    ...(SEARCHING_CALLS.test(name.text)
      ? node.arguments
          .filter((argument) => ts.isStringLiteral(argument) && argument.text !== '')
          .flatMap((argument) => replace(argument, "''"))
      : []),
  ];
}

function mutateLiteral(node: ts.Node): Edit[] {
  if (node.kind === ts.SyntaxKind.TrueKeyword) return replace(node, 'false');
  if (node.kind === ts.SyntaxKind.FalseKeyword) return replace(node, 'true');
  if (ts.isNumericLiteral(node) && Number(node.text) <= LARGEST_COUNT)
    return replace(node, String(Number(node.text) + 1));
  if (!ts.isRegularExpressionLiteral(node)) return [];
  const pattern = node.getText();
  return [...pattern.matchAll(/(?<![\\[])[\^$]/g)].flatMap(({ index }) =>
    replace(node, pattern.slice(0, index) + pattern.slice(index + 1)),
  );
}

function mutateOptionalChain(node: ts.Node): Edit[] {
  if (node.kind !== ts.SyntaxKind.QuestionDotToken) return [];
  return replace(node, ts.isPropertyAccessExpression(node.parent) ? '.' : '');
}
