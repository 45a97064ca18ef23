import path from 'node:path';
import type { PlaywrightTestConfig } from '@playwright/test';
import { findFirefox, findWebKit } from '@portfolio/build/find-engines';
import { BROWSER_CONFIG } from '@portfolio/testing/browser';
import type { EngineName } from './engines/BrowserUnderTest';

/** A few journeys in one browser, which `npm test` runs; otherwise all journeys in every browser. */
const IS_SAMPLE = process.env['ENGINES'] === 'sample';
const SAMPLE = /home hydrates|guests are added/;

const INSTALLED: readonly EngineName[] = [
  'Chromium',
  ...(findFirefox() === undefined ? [] : (['Firefox'] as const)),
  ...(findWebKit() === undefined ? [] : (['WebKitGTK'] as const)),
];

/** The engine that differs most from the one of the other browser tests and starts fast. */
const SAMPLED: EngineName = INSTALLED.includes('Firefox') ? 'Firefox' : 'Chromium';

const RESULT = IS_SAMPLE ? 'engines-sample.json' : 'engines.json';

// Runs the journeys in every installed browser. Playwright only runs the tests; other libraries drive the browsers.
export default {
  ...BROWSER_CONFIG,
  testMatch: 'engines/*.journeys.ts',
  ...(IS_SAMPLE && { grep: SAMPLE }),
  outputDir: path.resolve(__dirname, '../test-results/engines'),
  reporter: [
    ['list'],
    ['json', { outputFile: path.resolve(__dirname, `../test-results/${RESULT}`) }],
    ['./engines/enginesReporter.ts'],
  ],
  globalSetup: './support/globalSetup.ts',
  // One browser runs at a time, so that it has the machine to itself; each worker keeps its browser.
  workers: 1,
  fullyParallel: false,
  projects: (IS_SAMPLE ? [SAMPLED] : INSTALLED).map((engineName) => ({
    name: engineName,
    use: { engineName },
  })),
} satisfies PlaywrightTestConfig<object, { engineName: EngineName }>;
