import { createEntry } from '@portfolio/testing';
import { SKILL_GROUPS } from '../profile/skills';
import { listSkillProofs } from './skillProofs';

const toProject = (overrides: Parameters<typeof createEntry>[0]) => ({
  ...createEntry(overrides),
  remoteId: 'x',
});

const DRUM = toProject({ title: 'Drum kit', path: '/work/js/drumKit', tags: ['Web Audio', 'Accessibility'] });
const MARK = toProject({ type: 'Logo', title: 'Tern', path: null, component: null, tags: ['Colour'] });

test('finds projects by their tags, and links to a whole type', () => {
  const proofs = listSkillProofs([DRUM, MARK]);
  expect(proofs['Web Audio']).toEqual([{ title: 'Drum kit', path: '/work/js/drumKit' }]);
  expect(proofs['Prototyping']).toEqual([{ title: 'All JavaScript work', path: '/work/js' }]);
});

test('never links to a project without a page, or to a type without projects', () => {
  const paths = Object.values(listSkillProofs([MARK])).flatMap((links) => links.map(({ path }) => path));
  expect(new Set(paths)).toEqual(new Set(['/work/Logo', '/#proof']));
});

test('names at most three projects for a skill', () => {
  const many = Array.from({ length: 5 }, (_item, index) =>
    toProject({ path: `/work/js/${index}`, tags: ['Accessibility'] }),
  );
  expect(listSkillProofs(many)['Accessibility to WCAG 2.2']).toHaveLength(3);
});

test('has an entry for every skill with a proof', () => {
  const names = SKILL_GROUPS.flatMap(({ skills }) => skills.filter(({ proof }) => proof));
  expect(Object.keys(listSkillProofs([]))).toEqual(names.map(({ name }) => name));
});
