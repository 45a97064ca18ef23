import path from 'node:path';
import { BROWSER_CONFIG, toReporting } from '@portfolio/testing/browser';

export default {
  ...BROWSER_CONFIG,
  ...toReporting(path.resolve(__dirname, '..')),
  // Trees of pages as a screen reader hears them.
  snapshotPathTemplate: '{testDir}/trees/{arg}{ext}',
  globalSetup: './support/globalSetup.ts',
};
