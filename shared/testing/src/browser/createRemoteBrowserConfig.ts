import { execFileSync } from 'node:child_process';
import type { PlaywrightTestConfig } from '@playwright/test';
import { BROWSER_CONFIG, toReporting } from './browserConfig';

const PORT_VARIABLE = 'PORTFOLIO_REMOTE_TEST_PORT';

/** Same range as the build's `findFreePort`: outgoing connections get none of these. */
const PRINT_FREE_PORT = `
const find = () => {
  const port = 20_000 + Math.floor(Math.random() * 10_000);
  const probe = require('node:net').createServer();
  probe.once('error', find);
  probe.listen(port, '127.0.0.1', () => probe.close(() => process.stdout.write(String(port))));
};
find();`;

/** Picks a port once: workers read the configuration again, with the environment of the first process. */
function pickPort(): string {
  return (process.env[PORT_VARIABLE] ??= execFileSync(process.execPath, ['-e', PRINT_FREE_PORT], {
    encoding: 'utf8',
  }));
}

/**
 * Creates the configuration of a remote's browser tests: the remote on its own page, without the shell.
 *
 * @param dir - the remote's folder
 */
export function createRemoteBrowserConfig(dir: string): PlaywrightTestConfig {
  const port = pickPort();
  const baseURL = `http://127.0.0.1:${port}`;
  return {
    ...BROWSER_CONFIG,
    ...toReporting(dir),
    webServer: {
      command: 'npm run dev -- --alone',
      cwd: dir,
      env: { PORT: port },
      url: `${baseURL}/standalone/standalone.js`,
      timeout: 180_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    },
    use: { ...BROWSER_CONFIG.use, baseURL },
  };
}
