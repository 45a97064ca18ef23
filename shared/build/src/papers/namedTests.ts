import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** The root of the repository. */
export const ROOT = path.resolve(__dirname, '../../../..');

/** A table row whose last cell names a test: the row's first cell, the test's file and part of its title. */
export interface NamedTest {
  line: string;
  file: string;
  title: string;
}

/** Reads a page of the repository. */
export const readPage = (page: string): string => fs.readFileSync(path.join(ROOT, page), 'utf8');

/** Lists the tests that the tables of a page name. */
export function listNamedTests(page: string): NamedTest[] {
  return [...page.matchAll(/^\| (.+?) +\|.*\| `([^`|]+)`: (.+?) +\|$/gm)].map(
    ([, line = '', file = '', title = '']) => ({ line, file, title }),
  );
}

/** Lists the rows of a page's tables, without headers and separators. */
export function listRows(page: string): string[] {
  const lines = page.split('\n');
  return lines.filter((line, index) => /^\| (?!-)/.test(line) && !(lines[index + 1] ?? '').startsWith('| -'));
}

const titlesOfFiles = new Map<string, readonly string[]>();

/** Lists the titles of a file's tests, and the strings in tables that complete some titles. */
export function listTitles(file: string): readonly string[] {
  const titles = titlesOfFiles.get(file) ?? parseTitles(file);
  titlesOfFiles.set(file, titles);
  return titles;
}

function parseTitles(file: string): string[] {
  const source = ts.createSourceFile(file, readPage(file), ts.ScriptTarget.Latest, true);
  const titles: string[] = [];
  const note = (text: string | undefined) => text !== undefined && titles.push(text.replace(/\s+/g, ' '));
  const tables = new Map<string, ts.Node>();
  const readTable = (node: ts.Node): void => {
    const table = ts.isIdentifier(node) ? tables.get(node.text) : undefined;
    tables.delete(node.getText());
    if (table !== undefined) readTable(table);
    if (ts.isIdentifier(node)) return;
    if (ts.isPropertyAssignment(node)) note(readText(node.name));
    else note(readText(node));
    ts.forEachChild(node, readTable);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.initializer !== undefined)
      tables.set(node.name.getText(), node.initializer);
    if (ts.isCallExpression(node) && /^(test|it)\b/.test(node.expression.getText())) {
      const [title] = node.arguments;
      if (node.expression.getText().endsWith('.each')) node.arguments.forEach(readTable);
      else if (title !== undefined) note(readText(title));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return titles;
}

/** The text of a literal, of a regular expression or of an object's key. */
function readText(node: ts.Node): string | undefined {
  if (ts.isTemplateExpression(node)) return node.getText().slice(1, -1);
  return ts.isLiteralExpression(node) || ts.isIdentifier(node) ? node.text : undefined;
}
