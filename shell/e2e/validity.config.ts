import path from 'node:path';
import { BROWSER_CONFIG } from '@portfolio/testing/browser';

// Everything that can be checked of the composed site's files: what every check does too, and what needs Java or longer.
export default {
  ...BROWSER_CONFIG,
  testMatch: ['validity/*.e2e.ts', 'validity/*.check.ts'],
  outputDir: path.resolve(__dirname, '../test-results/validity'),
  reporter: [['list'], ['json', { outputFile: path.resolve(__dirname, '../test-results/validity.json') }]],
  globalSetup: './support/globalSetup.ts',
  retries: 0,
};
