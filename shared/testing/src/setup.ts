import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import { installConsoleGuard } from './consoleGuard';
import { installPlatformFakes } from './platformFakes';
import { disableStyleRules } from './styleRules';

// On a busy machine, milliseconds may become seconds.
configure({ asyncUtilTimeout: 30_000 });
installConsoleGuard();
installPlatformFakes();
disableStyleRules();
