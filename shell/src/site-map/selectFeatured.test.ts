import type { ProjectType } from '@portfolio/contract';
import type { SiteProject } from './siteProject';
import { selectFeatured } from './selectFeatured';

const createProjects = (type: ProjectType, count: number) =>
  Array.from({ length: count }, (_item, index) => ({ id: `${type}${index + 1}`, type }) as SiteProject);

const toIds = (projects: readonly SiteProject[]) => projects.map(({ id }) => id).join(' ');

test('keeps all if there are only a few', () => {
  expect(toIds(selectFeatured(createProjects('UX', 3)))).toBe('UX1 UX2 UX3');
});

test('takes eight projects from the types in turn, in their order', () => {
  const projects = [
    ...createProjects('UX', 6),
    ...createProjects('UI', 6),
    ...createProjects('JavaScript', 1),
  ];
  expect(toIds(selectFeatured(projects))).toBe('UX1 UX2 UX3 UX4 UI1 UI2 UI3 JavaScript1');
});
