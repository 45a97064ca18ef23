/** One page as `/search.json` lists it and the command palette finds it. */
export interface SearchEntry {
  title: string;
  path: string;
  kind: 'page' | 'project';
  /** A project's type, as visitors read it. */
  type?: string;
  tags: readonly string[];
}

/** The kind of an entry in words; for a project, its type. */
export function toKindText({ kind, type = 'Project' }: SearchEntry): string {
  return kind === 'page' ? 'Page' : type;
}
