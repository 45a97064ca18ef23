import { PROJECT_TYPES } from '@portfolio/contract';
import type { ListedProject } from '../site-map/pageContent';

/** The title and label of a project's card: a project with a headline has its name in the label. */
export function toCardTexts({ title, headline, type }: Pick<ListedProject, 'title' | 'headline' | 'type'>) {
  return headline === undefined
    ? { title, label: PROJECT_TYPES[type].title }
    : { title: headline, label: title };
}
