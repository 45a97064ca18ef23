import path from 'node:path';
import { BROWSER_CONFIG } from '@portfolio/testing/browser';

// The fault matrix: every cell with FAULTS=all; otherwise only a sample, which is part of the browser tests.
export default {
  ...BROWSER_CONFIG,
  testMatch: 'faults.e2e.ts',
  outputDir: path.resolve(__dirname, '../test-results/faults'),
  reporter: [
    ['list'],
    ['json', { outputFile: path.resolve(__dirname, '../test-results/faults.json') }],
    ['./support/faults/faultsReporter.ts'],
  ],
  globalSetup: './support/globalSetup.ts',
  retries: 0,
};
