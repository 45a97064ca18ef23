import { expectDemoFirst } from '@portfolio/testing/browser';
import { DEMO_IDS } from './support/demoIds';
import { test } from './support/demoTest';
import { INSTRUMENTS } from './support/instruments';

for (const id of DEMO_IDS)
  test(`${id}: the demo itself is in the first view, on a desk and on a phone`, async ({
    page,
    openDemo,
  }) => {
    await expectDemoFirst(page, () => openDemo(id), INSTRUMENTS[id]?.(page) ?? page.locator(`main of ${id}`));
  });
