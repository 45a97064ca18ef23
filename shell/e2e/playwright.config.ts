import path from 'node:path';
import { BROWSER_CONFIG, toReporting } from '@portfolio/testing/browser';

export default {
  ...BROWSER_CONFIG,
  ...toReporting(path.resolve(__dirname, '..')),
  // Accessibility trees of pages, as a screen reader presents them.
  snapshotPathTemplate: '{testDir}/trees/{arg}{ext}',
  globalSetup: './support/globalSetup.ts',
};
