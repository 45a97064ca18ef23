export { allowConsole } from './consoleGuard';
export { createEntry, renderPage } from './renderPage';
export { testRemoteModule } from './testRemoteModule';
