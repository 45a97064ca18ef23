import type { CardImage, ProjectType } from '@portfolio/contract';
import type { SiteProject } from './siteProject';

/**
 * Selects the sample pictures of each type for the home page: that of the first featured project or, for marks, all.
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
    // Sheets are shown only on the work list.
    samples[type] = (best === undefined ? all : [best]).map(({ img: { sheet: _sheet, ...img } }) => img);
  }
  return samples;
}
