import fs from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import type { AxeResults, NodeResult, RunOptions } from 'axe-core';
import { measureContrast } from './measureContrast';

/** Read as text: axe runs in the page, and the configuration that imports this in Node need not run it. */
const AXE = fs.readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

/** Options of axe, and the part of the page that it examines. */
export interface FaultOptions extends RunOptions {
  /** Selector of the part to examine; without it, the whole page. */
  within?: string;
}

/** A fading element has neither its initial nor its final contrast: it is checked again while the page may move. */
const MOTION_LIMIT_MS = 5000;
/** On a busy machine one check takes longer than that. */
const MIN_TRIES = 3;

/** Waits for the running animations that have an end. */
const waitUntilStill = (page: Page) =>
  page.evaluate(() => {
    const hasEnd = ({ effect, playState, timeline }: Animation) =>
      playState === 'running' &&
      timeline === document.timeline &&
      effect?.getComputedTiming().endTime !== Infinity;
    return Promise.allSettled(
      document
        .getAnimations()
        .filter(hasEnd)
        .map(({ finished }) => finished),
    );
  });

async function runAxe(page: Page, { within = ':root', ...options }: FaultOptions): Promise<string[]> {
  const { violations, incomplete } = await page.evaluate(
    ({ selector, given }): Promise<AxeResults> =>
      (window as unknown as { axe: typeof axe }).axe.run(selector, given),
    { selector: within, given: { ...options, resultTypes: ['violations', 'incomplete'] } as RunOptions },
  );
  const undecided = incomplete.filter(({ id }) => id === 'color-contrast').flatMap(({ nodes }) => nodes);
  return [
    ...violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary = '' }) => `${id}: ${html.slice(0, 160)} (${failureSummary})`),
    ),
    ...(await measureUndecided(page, undecided)),
  ];
}

/** Axe does not judge contrast near pseudo-elements; such elements are measured, and fail if they cannot be. */
async function measureUndecided(page: Page, nodes: readonly NodeResult[]): Promise<string[]> {
  if (nodes.length === 0) return [];
  const faults = await page.evaluate(
    measureContrast,
    nodes.map(({ target }) => target.join(' ')),
  );
  return nodes.flatMap(({ html }, index) => {
    const fault = faults[index] ?? null;
    return fault === null ? [] : [`color-contrast, measured: ${html.slice(0, 160)} (${fault})`];
  });
}

/**
 * Lists axe violations on the page at rest, one line per element.
 *
 * @param page - checked again while it moves, so that violations caused by motion disappear
 * @param options - axe's options, and the part of the page
 */
export async function findFaults(page: Page, options: FaultOptions = {}): Promise<string[]> {
  // The site's policy blocks script tags, but not the debugger.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const endMs = Date.now() + MOTION_LIMIT_MS;
  for (let tries = 1; ; tries += 1) {
    await waitUntilStill(page);
    const faults = await runAxe(page, options);
    if (faults.length === 0 || (tries >= MIN_TRIES && Date.now() > endMs)) return faults;
  }
}
