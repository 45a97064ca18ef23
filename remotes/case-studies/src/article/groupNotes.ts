import type { WeightedSection } from './study';

type SectionGroup = [first: WeightedSection, ...others: WeightedSection[]];

/** Sections in groups: neighbouring notes share one, any other section has its own. */
export function groupNotes(sections: readonly WeightedSection[]): readonly SectionGroup[] {
  return sections.reduce<SectionGroup[]>((groups, section) => {
    const last = groups.at(-1);
    if (section.weight === 'note' && last?.[0].weight === 'note') last.push(section);
    else groups.push([section]);
    return groups;
  }, []);
}
