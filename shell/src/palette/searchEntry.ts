import { PROJECT_TYPES, type ProjectType } from '@portfolio/contract';

/** One place to go to, as `/search.json` lists it. */
export interface SearchEntry {
  title: string;
  path: string;
  kind: 'page' | 'project';
  /** Of a project: its type's name in the contract. */
  type?: string;
  tags: readonly string[];
}

export type LoadSearchEntries = () => Promise<readonly SearchEntry[]>;

const isProjectType = (name: string): name is ProjectType => Object.hasOwn(PROJECT_TYPES, name);

/** What kind of thing an entry is, in words. */
export function toKindText({ kind, type = '' }: SearchEntry): string {
  if (kind === 'page') return 'Page';
  return isProjectType(type) ? PROJECT_TYPES[type].title : type || 'Project';
}
