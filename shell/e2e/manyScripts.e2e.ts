import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { serveSite } from '../compose/host/server/siteServer';
import { runScript } from './support/runScript';
import { runWithOwnHash } from './support/runWithOwnHash';
import { expect, test, waitForHydration } from './support/siteTest';
import { MANY_SITE } from './support/testPaths';

/** Headers may be that long nearly everywhere. */
const MAX_HEADER_LENGTH = 16_384;

const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isSameDocument: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isSameDocument' in window);

test('with more scripts than a header can carry, a page allows those of its remote, and a document leads to another', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/Content Security Policy|integrity/);
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  runScript('composeMany.ts');
  const server = await serveSite({ site: MANY_SITE.site, port: 0 });
  const open = async (title: string) => {
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
    await page.getByRole('dialog').getByRole('combobox').fill(title);
    await page
      .getByRole('option', { name: new RegExp(title) })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await waitForHydration(page);
  };
  try {
    const response = await page.goto(`${server.url}/work/UX/r0p1`);
    const policy = response?.headers()['content-security-policy'] ?? '';
    expect(policy.length).toBeLessThan(MAX_HEADER_LENGTH);
    await waitForHydration(page);

    await mark(page);
    await open('Study 0.2');
    expect(await isMarked(page), 'the same remote needs no document').toBe(true);
    await open('Study 1.3');
    expect(await isMarked(page), 'another remote needs its own policy').toBe(false);

    expect(refused, 'nothing is fetched early that the policy refuses').toEqual([]);

    const findScript = (id: string) => {
      const names = fs.readdirSync(path.join(MANY_SITE.site, 'remotes', id));
      return `/remotes/${id}/${names.find((name) => name.startsWith('page5.') && name.endsWith('.js'))}`;
    };
    expect(await runWithOwnHash(page, findScript('synthetic-1'))).toBe('ran');
    expect(await runWithOwnHash(page, findScript('synthetic-0'))).toBe('refused');
  } finally {
    await server.close();
  }
});
