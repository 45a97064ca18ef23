import { groupNotes } from './groupNotes';
import type { SectionWeight, WeightedSection } from './study';

function sectionOf(header: string, weight: SectionWeight): WeightedSection {
  return { part: 'role', weight, header, content: {} };
}

describe('groupNotes', () => {
  test('keeps the order, and puts neighbouring notes together and no other sections', () => {
    const sections = [
      sectionOf('a', 'step'),
      sectionOf('b', 'note'),
      sectionOf('c', 'note'),
      sectionOf('d', 'argument'),
      sectionOf('e', 'argument'),
      sectionOf('f', 'note'),
    ];
    const groups = groupNotes(sections).map((group) => group.map(({ header }) => header).join(''));
    expect(groups).toEqual(['a', 'bc', 'd', 'e', 'f']);
  });
});
