import { visit } from './support/shellVisit';
import { expect, test } from './support/siteTest';

for (const colorScheme of ['light', 'dark'] as const)
  test(`lines and secondary text are stronger if the visitor asks for more contrast: ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, contrast: 'no-preference', reducedMotion: 'reduce' });
    await visit(page, '/about');
    /** The distance of a colour from the surface, as the sum of its channels. */
    const measure = () =>
      page.evaluate(() => {
        const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
        if (canvas === null) return [];
        const probe = document.body.appendChild(document.createElement('i'));
        const toSum = (name: string) => {
          probe.style.color = `var(--color-${name})`;
          canvas.fillStyle = getComputedStyle(probe).color;
          canvas.fillRect(0, 0, 1, 1);
          const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
          return red + green + blue;
        };
        const sums = ['line', 'lineStrong', 'muted'].map((name) => Math.abs(toSum(name) - toSum('surface')));
        probe.remove();
        return sums;
      });
    const before = await measure();
    expect(before).toHaveLength(3);
    await page.emulateMedia({ colorScheme, contrast: 'more' });
    const after = await measure();
    expect(after).toHaveLength(3);
    for (const [index, distance] of after.entries())
      expect(distance).toBeGreaterThan((before[index] ?? 0) + 40);
  });
