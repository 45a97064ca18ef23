export { allowConsole } from './consoleGuard';
export { createEntry, renderPage } from './renderPage';
export { enableStyleRules } from './styleRules';
export { testRemoteModule } from './testRemoteModule';
