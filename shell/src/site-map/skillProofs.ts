import { PROJECT_TYPES } from '@portfolio/contract';
import { SKILL_GROUPS, type SkillProof } from '../pages/profile/skills';
import type { ProjectLink } from './pageData';
import { isPaged, type SiteProject } from './siteMap';

/** More would be a list to work through rather than a proof. */
const MAX_PROJECTS = 3;

/** Links each skill to what proves it: a whole type of work, projects by their tags, a section of this site. */
export function listSkillProofs(projects: readonly SiteProject[]): Record<string, readonly ProjectLink[]> {
  const skills = SKILL_GROUPS.flatMap((group) => group.skills);
  return Object.fromEntries(
    skills.flatMap(({ name, proof }) => (proof ? [[name, findProofs(proof, projects)]] : [])),
  );
}

function findProofs(
  { type, tags = [], section }: SkillProof,
  projects: readonly SiteProject[],
): ProjectLink[] {
  const ofType = projects.filter((project) => project.type === type);
  const tagged = projects
    .filter(isPaged)
    .filter((project) => project.type !== type && project.tags.some((tag) => tags.includes(tag)));
  return [
    ...(type !== undefined && ofType.length > 0
      ? [
          {
            title: `All ${PROJECT_TYPES[type].title} work`,
            path: `/work/${PROJECT_TYPES[type].segment}`,
          },
        ]
      : []),
    ...tagged.slice(0, MAX_PROJECTS).map(({ title, path }) => ({ title, path })),
    ...(section ? [section] : []),
  ];
}
