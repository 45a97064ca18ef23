import type { ProjectSelection } from './selectProjects';

/** What the status line says: how many match, of how many, and which of them are shown. */
export function toStatusText(selection: ProjectSelection, allCount: number): string {
  const { totalRecords, pageCount, start, end } = selection;
  const noun = allCount === 1 ? 'project' : 'projects';
  if (totalRecords === 0) return `None of ${allCount} ${noun} matches`;
  const found = totalRecords === allCount ? `${allCount} ${noun}` : `${totalRecords} of ${allCount} ${noun}`;
  return pageCount === 1 ? found : `${found}, ${start} to ${end} shown`;
}
