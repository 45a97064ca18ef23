import { STUDY_PATHS } from './support/studyPaths';
import { expect, test } from './support/studyTest';

for (const path of STUDY_PATHS) {
  test(`${path}: fits, has large enough targets and no fault that axe finds, every drawing loads, and it prints on 7 sheets or fewer`, async ({
    page,
    openStudy,
    checkLooks,
  }) => {
    await openStudy('', path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    // As a browser prints it first, before anyone has scrolled.
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    const sheets = pdf.match(/\/Type\s*\/Page\b/g) ?? [];
    expect(sheets.length).toBeGreaterThan(2);
    expect(sheets.length).toBeLessThanOrEqual(7);
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
