import { PROJECT_TYPES } from '@portfolio/contract';
import type { ListedProject } from '../site-map/pageContent';

/** What a card of a project is titled, and its label: a project with a headline is named in the label. */
export function toCardTexts({ title, headline, type }: Pick<ListedProject, 'title' | 'headline' | 'type'>) {
  return headline === undefined
    ? { title, label: PROJECT_TYPES[type].title }
    : { title: headline, label: title };
}
