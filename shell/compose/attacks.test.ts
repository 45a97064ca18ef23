import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const ROOT = path.resolve(__dirname, '../..');
const page = fs.readFileSync(path.join(ROOT, 'shared/docs/attacks.md'), 'utf8');

/** The rows of the page's tables: what is tried, and the test that holds it. */
const rows = [...page.matchAll(/^\| (.+?) \|.*\| `([^`|]+)`: (.+?) +\|$/gm)].map(
  ([, tried = '', file = '', title = '']) => ({ tried, file, title }),
);

/** The text of a literal, of a pattern, or of a name in an object. */
function readText(node: ts.Node): string | undefined {
  if (ts.isTemplateExpression(node)) return node.getText().slice(1, -1);
  return ts.isLiteralExpression(node) || ts.isIdentifier(node) ? node.text : undefined;
}

/** Lists the titles of a file's tests, and what the tables hold that fill in some of them. */
function listTitles(file: string): string[] {
  const source = ts.createSourceFile(file, fs.readFileSync(path.join(ROOT, file), 'utf8'), 99, true);
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
      if (/\.each$/.test(node.expression.getText())) node.arguments.forEach(readTable);
      else if (title !== undefined) note(readText(title));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return titles;
}

test('every row of the table names a test', () => {
  const lines = page.split('\n').filter((line) => line.startsWith('| ') && !/^\| (tried|---)/.test(line));
  expect(rows.length).toBeGreaterThan(90);
  expect(rows).toHaveLength(lines.length);
});

test('no row says that something is not stopped', () => {
  expect(page.match(/^\|.*(\bnever\b|reaches visitors).*$/gim)).toBeNull();
});

test.each(rows)('$tried: $file has the test', ({ file, title }) => {
  expect(listTitles(file)).toContainEqual(expect.stringContaining(title));
});
