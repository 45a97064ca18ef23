import ts from 'typescript';

/** A piece of a file for which each test reports whether it ran. */
export interface ReachMark {
  start: number;
  end: number;
  isExpression: boolean;
}

/**
 * Lists the places to mark: each statement of a block and each arrow function's expression. Nested marks follow the
 * mark around them.
 */
export function listReachMarks(tree: ts.SourceFile): ReachMark[] {
  const marks: ReachMark[] = [];
  const visit = (node: ts.Node): void => {
    if (isMarked(node))
      marks.push({ start: node.getStart(), end: node.end, isExpression: !ts.isStatement(node) });
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return marks;
}

function isMarked(node: ts.Node): boolean {
  const { parent } = node;
  if (parent === undefined) return false;
  if (ts.isArrowFunction(parent)) return node === parent.body && !ts.isBlock(node);
  if (!ts.isBlock(parent) && !ts.isSourceFile(parent) && !ts.isCaseOrDefaultClause(parent)) return false;
  if (ts.isExpressionStatement(node)) return !ts.isStringLiteral(node.expression);
  return ts.isStatement(node) && !ts.isImportDeclaration(node) && !ts.isExportDeclaration(node);
}
