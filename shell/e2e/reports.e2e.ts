import { createNodeListener } from '../api/server/createNodeListener';
import { reports } from '../api/routes/reports';
import type { LogEntry } from '../api/requests/requestLog';
import type { Services } from '../api/routes/Services';
import { serveSite, type SiteServer } from '../compose/host/server/siteServer';
import { expect, test } from './support/siteTest';
import { MAIN_SITE } from './support/testPaths';

let server: SiteServer;
const lines: LogEntry[] = [];
const services = {
  limiter: { count: () => Promise.resolve() },
  log: (entry: LogEntry) => void lines.push(entry),
  now: Date.now,
} as unknown as Services;

test.beforeAll(async () => {
  const listener = createNodeListener((request) =>
    reports({ request, address: '', signal: request.signal }, services, []),
  );
  server = await serveSite({ site: MAIN_SITE.site, port: 0, api: listener });
});
test.afterAll(() => server.close());

test('violations of a page’s policy are reported to the API', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/Content Security Policy|Failed to load/);
  // Removes `report-to`, as for browsers without it: Chromium only delivers its reports over https, and after a minute.
  await page.route(`${server.url}/about`, async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    const policy = headers['content-security-policy']?.replace('; report-to reports', '') ?? '';
    expect(policy).toContain('report-uri /api/reports');
    await route.fulfill({ response, headers: { ...headers, 'content-security-policy': policy } });
  });
  await page.goto(`${server.url}/about`);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.src = '/shell/unpinned.js?visitor=7';
    document.head.append(script);
  });
  await expect.poll(() => lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({
    event: 'report',
    kind: 'csp-violation',
    page: `${new URL(server.url).host}/about`,
    directive: 'script-src-elem',
    blocked: `${new URL(server.url).host}/shell/unpinned.js`,
  });
});
