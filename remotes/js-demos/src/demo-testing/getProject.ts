import type { CatalogueEntry } from '@portfolio/contract';
import { catalogue } from '../remote';

/** Returns a page's own catalogue entry. */
export function getProject(id: string): CatalogueEntry {
  const project = catalogue.find((entry) => entry.id === id);
  if (project === undefined) throw new Error(`The catalogue lists no ${id}.`);
  return project;
}
