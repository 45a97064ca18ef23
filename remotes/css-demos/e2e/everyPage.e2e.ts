import type { Locator, Page } from '@playwright/test';
import { expectDemoFirst } from '@portfolio/testing/browser';
import { DEMO_NAMES, test } from './support/demoTest';

const INSTRUMENTS: Readonly<Record<(typeof DEMO_NAMES)[number], (page: Page) => Locator>> = {
  pulseAnimation: (page) => page.locator('.pulseAnimation-stage'),
  cardScroller: (page) => page.getByRole('list').first(),
  infiniteScroll: (page) => page.locator('.infiniteScroll-frame').first(),
};

for (const name of DEMO_NAMES)
  test(`${name}: the demo is in the first view; it fits, has large enough targets and no fault that axe finds`, async ({
    page,
    openDemo,
    checkLooks,
  }) => {
    await expectDemoFirst(page, () => openDemo(name), INSTRUMENTS[name](page));
    await checkLooks();
  });
