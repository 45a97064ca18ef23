import { PROJECT_TYPES } from '@portfolio/contract';
import type { ListedProject } from '../../site-map/pageContent';
import type { WorkQuery } from './workQuery';

/** The names of the table's groups. */
const GROUP_NAMES = {
  type: ({ type }: ListedProject) => PROJECT_TYPES[type].title,
  tag: ({ tags }: ListedProject) => tags[0] ?? 'No tag',
} as const;

/** Returns the name of a project's group; undefined if nothing is grouped, as in the list. */
export function toGetGroup({
  view,
  groupBy,
}: Pick<WorkQuery, 'view' | 'groupBy'>): ((project: ListedProject) => string) | undefined {
  return view === 'table' && groupBy !== 'none' ? GROUP_NAMES[groupBy] : undefined;
}
