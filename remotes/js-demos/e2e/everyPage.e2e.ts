import { DEMO_IDS } from './support/demoIds';
import { test } from './support/demoTest';

for (const id of DEMO_IDS)
  test(`${id}: fits, is large enough to hit and has no fault that axe finds, in every look, with its classic faults on show`, async ({
    page,
    openDemo,
    checkLooks,
  }) => {
    await openDemo(id);
    for (const fault of await page.getByRole('button', { name: 'Replay the classic fault' }).all())
      await fault.click();
    await checkLooks();
  });
