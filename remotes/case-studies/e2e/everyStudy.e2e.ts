import { STUDY_PATHS } from './support/studyPaths';
import { expect, test } from './support/studyTest';

test.use({ viewport: { width: 320, height: 800 } });

for (const path of STUDY_PATHS) {
  test(`${path}: fits 320 pixels, and every drawing arrives`, async ({ page, openStudy }) => {
    await openStudy('', path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

    // Both themes: what is not displayed is fetched once it is eager.
    const missing = await page.evaluate(async () => {
      const pictures = [...document.querySelectorAll<HTMLImageElement>('main img')];
      for (const picture of pictures) picture.loading = 'eager';
      const results = await Promise.allSettled(pictures.map((picture) => picture.decode()));
      return pictures
        .filter((_picture, index) => results[index]?.status === 'rejected')
        .map(({ src }) => src);
    });
    expect(missing).toEqual([]);
  });
}

test('there are thirteen of them', () => {
  expect(STUDY_PATHS).toHaveLength(13);
});
