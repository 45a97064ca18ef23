import fs from 'node:fs';
import { type Declaration, listDeclarations } from '../support/listDeclarations';
import { expect, test } from '../support/siteTest';
import { MAIN_SITE } from '../support/testPaths';
import { readSite } from './readSite';

/** Declarations for other engines; each accompanies one that this engine knows. */
const FOR_OTHER_ENGINES = /^-(?:moz|webkit)-/;

/** Lists the styles of all documents and files, as minified: browsers drop a declaration that minifying has broken. */
function listStyleSheets(): string[] {
  const files = fs.readdirSync(MAIN_SITE.site, { recursive: true, encoding: 'utf8' });
  return files.flatMap((file) => {
    if (file.endsWith('.css')) return [readSite(file)];
    if (!file.endsWith('.html')) return [];
    return [...readSite(file).matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, css = '']) => css);
  });
}

test('the browser understands every declaration of every style sheet', async ({ page }) => {
  const toKey = ({ name, value }: Declaration) => `${name}: ${value}`;
  const declarations = new Map(
    listStyleSheets()
      .flatMap(listDeclarations)
      .map((declaration) => [toKey(declaration), declaration]),
  );
  expect(declarations.size).toBeGreaterThan(1000);
  const unknown = await page.evaluate(
    (all) => all.filter(({ name, value }) => !CSS.supports(name, value)),
    [...declarations.values()],
  );
  expect(unknown.filter(({ name }) => !FOR_OTHER_ENGINES.test(name)).map(toKey)).toEqual([]);
});
