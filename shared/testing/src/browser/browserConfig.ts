import path from 'node:path';
import type { PlaywrightTestConfig } from '@playwright/test';
import { requireBrowser } from './requireBrowser';

/** The settings that all browser tests of the project share. */
export const BROWSER_CONFIG = {
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  fullyParallel: true,
  // Tests wait more than they work: a third keeps two cores busy.
  workers: 3,
  // Only to tell a race from a fault: a test that passes the second time is named as flaky, and has failed.
  retries: 1,
  failOnFlakyTests: true,
  // Far above what a step takes: on a loaded machine, only what never happens may fail.
  timeout: 300_000,
  expect: { timeout: 25_000 },
  forbidOnly: process.env['CI'] !== undefined,
  use: {
    headless: true,
    screenshot: 'only-on-failure',
    // Answers of a service worker cannot be held back or changed by a test. Tests of the worker itself allow it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: requireBrowser(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
} as const satisfies PlaywrightTestConfig;

/**
 * Names the reporters: a list to read, and the counts for `npm test`.
 *
 * @param dir - the package's folder; its results go to `test-results/`
 */
export function toReporting(dir: string) {
  return {
    outputDir: path.join(dir, 'test-results'),
    reporter: [['list'], ['json', { outputFile: path.join(dir, 'test-results/browser.json') }]],
  } satisfies PlaywrightTestConfig;
}
