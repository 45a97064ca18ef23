import path from 'node:path';
import { BROWSER_CONFIG, toReporting } from '@portfolio/testing/browser';

export default {
  ...BROWSER_CONFIG,
  ...toReporting(path.resolve(__dirname, '..')),
  globalSetup: './support/globalSetup.ts',
};
