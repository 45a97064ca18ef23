export { BROWSER_CONFIG, toReporting } from './browserConfig';
export { createRemoteBrowserConfig } from './createRemoteBrowserConfig';
export { type ConsoleGuard, guardedTest, remoteTest } from './guardedTest';
export { findBrowser } from './findBrowser';
