import '@testing-library/jest-dom';
import { installConsoleGuard } from './consoleGuard';
import { installPlatformFakes } from './platformFakes';

installConsoleGuard();
installPlatformFakes();
