import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { installConsoleGuard } from './consoleGuard';
import { disableOwnerStacks } from './ownerStacks';
import { installPlatformFakes } from './platformFakes';
import { disableStyleRules } from './styleRules';

configure({
  // On a busy machine, milliseconds may become seconds.
  asyncUtilTimeout: 30_000,
  // Effects run twice, as in the page of `npm run dev`: one that does not clean up shows.
  reactStrictMode: true,
});
installConsoleGuard();
installPlatformFakes();
disableStyleRules();
disableOwnerStacks();
