import { DISCLAIMER } from './disclaimer/content';
import { PRIVACY_POLICY } from './privacy-policy/content';
import { TERMS_OF_SERVICE } from './terms-of-service/content';

describe.each([
  ['terms of service', TERMS_OF_SERVICE],
  ['privacy policy', PRIVACY_POLICY],
  ['disclaimer', DISCLAIMER],
])('%s', (_name, { facts, sections }) => {
  it('answers who, what, how good and how to reach', () => {
    expect(facts.map(({ term }) => term)).toEqual(['Who', 'What', 'How good', 'Reach me']);
  });

  it('gives every part an id and a title of its own, and something to read', () => {
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
    expect(new Set(sections.map(({ title }) => title)).size).toBe(sections.length);
    expect(sections.filter(({ blocks }) => blocks.length === 0)).toEqual([]);
  });
});
