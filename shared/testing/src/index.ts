export { allowConsole } from './consoleGuard';
export { createEntry, renderPage } from './renderPage';
export { bringInStyleRules } from './styleRules';
export { testRemoteModule } from './testRemoteModule';
