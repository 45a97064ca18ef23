import { expectDemoFirst } from '@portfolio/testing/browser';
import { DEMO_IDS } from './support/demoIds';
import { test } from './support/demoTest';
import { INSTRUMENTS } from './support/instruments';

for (const id of DEMO_IDS)
  test(`${id}: the demo is in the first view; with its classic faults shown it fits, has large enough targets and no fault that axe finds`, async ({
    page,
    openDemo,
    checkLooks,
  }) => {
    await expectDemoFirst(page, () => openDemo(id), INSTRUMENTS[id]?.(page) ?? page.locator(`main of ${id}`));
    for (const fault of await page.getByRole('button', { name: 'Replay the classic fault' }).all())
      await fault.click();
    await checkLooks();
  });
