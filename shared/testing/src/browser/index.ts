export { BROWSER_CONFIG, toReporting } from './browserConfig';
export { createRemoteBrowserConfig } from './createRemoteBrowserConfig';
export { findBrowser } from './findBrowser';
