import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import { installConsoleGuard } from './consoleGuard';
import { installPlatformFakes } from './platformFakes';
import { leaveOutStyleRules } from './styleRules';

// A busy machine may take seconds for what takes milliseconds on a free one.
configure({ asyncUtilTimeout: 30_000 });
installConsoleGuard();
installPlatformFakes();
leaveOutStyleRules();
