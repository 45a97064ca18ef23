import { PROJECT_TYPES } from '@portfolio/contract';
import { SHORT_LIMITS, SKILL_GROUPS, type SkillProof } from '../profile/skills';
import type { ProjectLink } from './pageContent';
import { isPaged, type SiteProject } from './siteProject';

/** More would be a list to work through rather than a proof. */
const MAX_PROJECTS = 3;

/** Maps each skill to the links that prove it: a whole type of work, projects by their tags, a section of this site. */
export function listSkillProofs(
  projects: readonly SiteProject[],
  isShort = false,
): Record<string, readonly ProjectLink[]> {
  const limits = isShort ? SHORT_LIMITS : { skills: Infinity, proofs: Infinity };
  const skills = SKILL_GROUPS.flatMap((group) => group.skills.slice(0, limits.skills));
  return Object.fromEntries(
    skills.flatMap(({ name, proof }) =>
      proof ? [[name, findProofs(proof, projects).slice(0, limits.proofs)]] : [],
    ),
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
