import path from 'node:path';
import type { PlaywrightTestConfig } from '@playwright/test';
import { requireHeadlessBrowser } from './requireBrowser';

/** The settings that all browser tests of the project share. */
export const BROWSER_CONFIG = {
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  fullyParallel: true,
  // Tests wait as much as they compute: four workers keep two cores busy.
  workers: 4,
  // Only to tell races from other faults: a test that passes on retry is reported as flaky and counts as failed.
  retries: 1,
  failOnFlakyTests: true,
  // Far longer than a step takes: on a loaded machine, a test may only fail if something never happens.
  timeout: 300_000,
  expect: { timeout: 25_000 },
  forbidOnly: process.env['CI'] !== undefined,
  use: {
    headless: true,
    screenshot: 'only-on-failure',
    // Tests cannot delay or change responses of a service worker. Tests of the worker itself allow it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: requireHeadlessBrowser(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // No spare process is started for a page that a test may open later.
        '--renderer-process-limit=1',
        // Text is as wide as in a window.
        '--font-render-hinting=none',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
} as const satisfies PlaywrightTestConfig;

/**
 * Configures the reporters: a readable list, and the counts for `npm test`.
 *
 * @param dir - the package's folder; its results go to `test-results/`
 */
export function toReporting(dir: string) {
  return {
    outputDir: path.join(dir, 'test-results'),
    reporter: [['list'], ['json', { outputFile: path.join(dir, 'test-results/browser.json') }]],
  } satisfies PlaywrightTestConfig;
}
