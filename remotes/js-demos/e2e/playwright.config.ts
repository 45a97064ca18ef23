import { defineConfig } from '@playwright/test';
import { findBrowser } from './support/findBrowser';

const port = Number(process.env['PORT'] ?? 4890);

/** The demos in a browser, without the shell: `npx playwright test --config remotes/js-demos/e2e/playwright.config.ts`. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: '../.cache/test-results',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list']],
  webServer: {
    command: 'npm run dev',
    cwd: '..',
    env: { PORT: String(port) },
    url: `http://127.0.0.1:${port}/standalone/standalone.js`,
    timeout: 180_000,
    reuseExistingServer: process.env['CI'] === undefined,
  },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    headless: true,
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
