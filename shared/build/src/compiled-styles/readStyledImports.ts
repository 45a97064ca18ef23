import ts from 'typescript';

/**
 * Reads what a file imports from styled-components, without types.
 *
 * @returns by the name in the file, the exported one: "styled" also for the default export, "*" for all of them
 */
export function readStyledImports(file: ts.SourceFile): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const { importClause: clause } of file.statements.filter(isStyledImport)) {
    if (clause === undefined || clause.isTypeOnly) continue;
    if (clause.name !== undefined) names.set(clause.name.text, 'styled');
    const named = clause.namedBindings;
    if (named === undefined) continue;
    if (ts.isNamespaceImport(named)) names.set(named.name.text, '*');
    else
      for (const { isTypeOnly, name, propertyName = name } of named.elements)
        if (!isTypeOnly) names.set(name.text, propertyName.text === 'default' ? 'styled' : propertyName.text);
  }
  return names;
}

/** Returns whether a statement imports from styled-components. */
export function isStyledImport(statement: ts.Statement): statement is ts.ImportDeclaration {
  return (
    ts.isImportDeclaration(statement) &&
    ts.isStringLiteral(statement.moduleSpecifier) &&
    statement.moduleSpecifier.text === 'styled-components'
  );
}
