import type { Page } from '@playwright/test';
import { getShare } from '@portfolio/testing/browser';
import { STUDY_PATHS } from './support/studyPaths';
import { expect, test } from './support/studyTest';

/** One study in three is printed, and all with `LOOKS=all`. */
const isPrinted = (path: string) => process.env['LOOKS'] === 'all' || getShare(path, 3) === 0;

/** As a browser prints a study first, before anyone has scrolled. */
async function countSheets(page: Page): Promise<number> {
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  return (pdf.match(/\/Type\s*\/Page\b/g) ?? []).length;
}

for (const path of STUDY_PATHS) {
  test(`${path}: fits, has large enough targets and no fault that axe finds, and every drawing loads${isPrinted(path) ? '; it prints on 7 sheets or fewer' : ''}`, async ({
    page,
    openStudy,
    checkLooks,
  }) => {
    await openStudy('', path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    if (isPrinted(path)) {
      const sheets = await countSheets(page);
      expect(sheets).toBeGreaterThan(2);
      expect(sheets).toBeLessThanOrEqual(7);
    }
    await checkLooks();

    // Both themes: images that are not displayed are only fetched once they are eager.
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

test('there are thirteen studies', () => {
  expect(STUDY_PATHS).toHaveLength(13);
});
