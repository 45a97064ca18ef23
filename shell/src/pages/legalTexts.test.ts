import { DISCLAIMER } from './disclaimer/content';
import { PRIVACY_POLICY } from './privacy-policy/content';
import { TERMS_OF_SERVICE } from './terms-of-service/content';

describe.each([
  ['terms of service', TERMS_OF_SERVICE],
  ['privacy policy', PRIVACY_POLICY],
  ['disclaimer', DISCLAIMER],
])('%s', (_name, { sections }) => {
  test('gives every part its own id and title, and text', () => {
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
    expect(new Set(sections.map(({ title }) => title)).size).toBe(sections.length);
    expect(sections.filter(({ blocks }) => blocks.length === 0)).toEqual([]);
  });
});
