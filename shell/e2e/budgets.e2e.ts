import fs from 'node:fs';
import { checkBudgets, type KnownSizes } from '../tools/budgets/checkBudgets';
import { measureSite, SIZES_FILE } from '../tools/budgets/measureSite';
import { expect, test } from './support/siteTest';
import { MAIN_SITE } from './support/testPaths';

test('every page stays within its budget of bytes and requests', () => {
  const known = JSON.parse(fs.readFileSync(SIZES_FILE, 'utf8')) as KnownSizes;
  expect(checkBudgets(measureSite(MAIN_SITE.site), known)).toEqual([]);
});
