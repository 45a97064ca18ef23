import type { Release } from '@portfolio/contract';
import { listBuildWarnings } from './listBuildWarnings';

const createRelease = (bytes: number) =>
  ({
    ...{ id: 'rsvp', version: '1.2.0', catalogue: [] },
    ...{
      web: { entry: 'entry.js', files: { 'photo.jpg': { bytes } } },
      remote: { js: [], css: [] },
      pages: {},
    },
  }) as unknown as Release;

test('warns of what the gate would refuse for its weight, with the size, the limit and the flag that allows it', () => {
  expect(listBuildWarnings(createRelease(512 * 1024))).toEqual([]);
  expect(listBuildWarnings(createRelease(512 * 1024 + 1))).toEqual([
    "WARNING: the gate refuses rsvp 1.2.0 as it is: photo.jpg has 524289 B; the limit is 524288 B. Make it smaller, or ask the shell's maintainers for --allow-weight file:photo.jpg, unless they have allowed it before.",
  ]);
});
