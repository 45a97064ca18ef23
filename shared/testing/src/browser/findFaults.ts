import fs from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import type { AxeResults, RunOptions } from 'axe-core';

/** As text: axe is for pages, and a configuration that is read in Node need not run it. */
const AXE = fs.readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Lists what axe finds in the page as it is, one line per element.
 *
 * @param page - as it is
 * @param options - of axe
 */
export async function findFaults(page: Page, options: RunOptions = {}): Promise<string[]> {
  // The site's policy forbids script tags, not the debugger.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const { violations } = await page.evaluate(
    (given): Promise<AxeResults> => (window as unknown as { axe: typeof axe }).axe.run(document, given),
    { ...options, resultTypes: ['violations'] } as RunOptions,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => `${id}: ${html.slice(0, 160)} (${failureSummary})`),
  );
}
