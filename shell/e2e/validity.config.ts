import path from 'node:path';
import { BROWSER_CONFIG } from '@portfolio/testing/browser';

// All checks of the composed site's files: those that always run, and those that need Java or take longer.
export default {
  ...BROWSER_CONFIG,
  testMatch: ['validity/*.e2e.ts', 'validity/*.check.ts'],
  outputDir: path.resolve(__dirname, '../test-results/validity'),
  reporter: [['list'], ['json', { outputFile: path.resolve(__dirname, '../test-results/validity.json') }]],
  globalSetup: './support/globalSetup.ts',
  retries: 0,
};
