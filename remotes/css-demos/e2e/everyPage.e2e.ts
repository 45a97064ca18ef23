import { DEMO_NAMES, test } from './support/demoTest';

for (const name of DEMO_NAMES)
  test(`${name} fits, is large enough to hit and has no fault that axe finds, in every look`, async ({
    openDemo,
    checkLooks,
  }) => {
    await openDemo(name);
    await checkLooks();
  });
