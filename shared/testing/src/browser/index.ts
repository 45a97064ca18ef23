export { BROWSER_CONFIG, toReporting } from './browserConfig';
export { createRemoteBrowserConfig } from './createRemoteBrowserConfig';
export { listenLocally } from './listenLocally';
export { requireBrowser } from './requireBrowser';
export { findFaults } from './findFaults';
export { expectDemoFirst } from './firstScreen';
export { guardedTest, type ConsoleGuard } from './guardedTest';
export { getShare, LOOKS, pickLooks, showLook, type Look } from './looks';
export { remoteTest, type RemoteFixtures } from './remoteTest';
