import path from 'node:path';
import type { PlaywrightTestConfig } from '@playwright/test';
import { findFirefox, findWebKit } from '@portfolio/build/find-engines';
import { BROWSER_CONFIG } from '@portfolio/testing/browser';
import type { EngineName } from './engines/BrowserUnderTest';

const INSTALLED: readonly EngineName[] = [
  'Chromium',
  ...(findFirefox() === undefined ? [] : (['Firefox'] as const)),
  ...(findWebKit() === undefined ? [] : (['WebKitGTK'] as const)),
];

// The journeys in every browser that is installed here. Playwright runs the tests; it drives none of the browsers.
export default {
  ...BROWSER_CONFIG,
  testMatch: 'engines/*.journeys.ts',
  outputDir: path.resolve(__dirname, '../test-results/engines'),
  reporter: [
    ['list'],
    ['json', { outputFile: path.resolve(__dirname, '../test-results/engines.json') }],
    ['./engines/enginesReporter.ts'],
  ],
  globalSetup: './support/globalSetup.ts',
  // One browser at a time has the machine to itself; each worker keeps its browser.
  workers: 1,
  fullyParallel: false,
  projects: INSTALLED.map((engineName) => ({ name: engineName, use: { engineName } })),
} satisfies PlaywrightTestConfig<object, { engineName: EngineName }>;
