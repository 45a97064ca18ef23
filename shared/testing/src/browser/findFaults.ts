import type { Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';

/**
 * Lists what axe finds in the page as it is, one line per element.
 *
 * @param page - as it is
 * @param options - of axe
 */
export async function findFaults(page: Page, options: RunOptions = {}): Promise<string[]> {
  // The site's policy forbids script tags, not the debugger.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    (given): Promise<AxeResults> => (window as unknown as { axe: typeof axe }).axe.run(document, given),
    { ...options, resultTypes: ['violations'] } as RunOptions,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => `${id}: ${html.slice(0, 160)} (${failureSummary})`),
  );
}
