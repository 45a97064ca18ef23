import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from './engineTest';
import { FEATURE_ANNOTATION, FEATURES, INTEGRITY_POLICY } from './features';
import { findIntegrityPolicy } from './findIntegrityPolicy';

const PICTURES = path.resolve(__dirname, '../../test-results/features');

test('each feature that a browser lacks has a fallback, with a picture of each', async ({
  visitor,
  engineName,
  allowMessages,
}, testInfo) => {
  test.setTimeout((FEATURES.length + 1) * 60_000);
  // The test's own script without a hash.
  allowMessages(/Integrity-Policy|missing integrity metadata/);
  const note = (name: string, isNative: boolean) =>
    testInfo.annotations.push({ type: FEATURE_ANNOTATION, description: JSON.stringify({ name, isNative }) });
  fs.mkdirSync(PICTURES, { recursive: true });
  for (const { name, path: page, part, isNative } of FEATURES) {
    await visitor.open(page);
    note(name, await visitor.browser.run(isNative));
    const shownPx = await visitor.browser.run((selector) => {
      const element = [...document.querySelectorAll(selector)].find((found) => found.checkVisibility());
      element?.scrollIntoView({ block: 'start', behavior: 'instant' });
      return element?.getBoundingClientRect().height ?? 0;
    }, part);
    expect(shownPx, `${part} is shown`).toBeGreaterThan(10);
    const overflowPx = () => document.documentElement.scrollWidth - window.innerWidth;
    expect(await visitor.browser.run(overflowPx), name).toBeLessThanOrEqual(0);
    fs.writeFileSync(
      path.join(PICTURES, `${name.replaceAll(' ', '-')}-${engineName}.png`),
      await visitor.browser.takePicture(),
    );
  }
  note(INTEGRITY_POLICY.name, await findIntegrityPolicy(visitor.browser));
});
