import path from 'node:path';
import { BROWSER_CONFIG, toReporting } from '@portfolio/testing/browser';

/** They build remotes: they start first, beside tests that wait, so that none of them runs alone at the end. */
const BUILDING = ['liveSite.e2e.ts', 'rebuild.e2e.ts', 'release.e2e.ts'];

export default {
  ...BROWSER_CONFIG,
  ...toReporting(path.resolve(__dirname, '..')),
  // Accessibility trees of pages, as a screen reader presents them.
  snapshotPathTemplate: '{testDir}/trees/{arg}{ext}',
  globalSetup: './support/globalSetup.ts',
  projects: [
    { name: 'building', testMatch: BUILDING },
    { name: 'visiting', testIgnore: BUILDING },
  ],
};
