import type { CardImage, ProjectType } from '@portfolio/contract';
import type { SiteProject } from './siteMap';

/**
 * Chooses the pictures that stand for each type at home: of types with pages the first featured project's, of marks all.
 */
export function selectSamples(
  projects: readonly SiteProject[],
): Readonly<Partial<Record<ProjectType, readonly CardImage[]>>> {
  const samples: Partial<Record<ProjectType, readonly CardImage[]>> = {};
  for (const { type } of projects) {
    if (samples[type] !== undefined) continue;
    const all = projects.filter((project) => project.type === type);
    const best =
      all.find(({ portfolio, path }) => portfolio && path !== null) ?? all.find(({ path }) => path !== null);
    // A sheet is seen on the work list only.
    samples[type] = (best === undefined ? all : [best]).map(({ img: { sheet: _sheet, ...img } }) => img);
  }
  return samples;
}
