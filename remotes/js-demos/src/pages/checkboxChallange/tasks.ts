export const KINDS = ['Layout', 'Text', 'Code'] as const;
export type Kind = (typeof KINDS)[number];

export interface Task {
  id: string;
  title: string;
  kind: Kind;
}

const list: readonly (readonly [title: string, kind: Kind])[] = [
  ['Name every layer', 'Layout'],
  ['Measure the distances that repeat', 'Layout'],
  ['Show the page at 320 pixels', 'Layout'],
  ['Draw the empty state', 'Layout'],
  ['Draw the state with too much in it', 'Layout'],
  ['Write the error messages', 'Text'],
  ['Write the label of each button', 'Text'],
  ['Describe the pictures in words', 'Text'],
  ['Say what happens after the last step', 'Text'],
  ['Number the tab order', 'Code'],
  ['List the colour names', 'Code'],
  ['Agree on what loads first', 'Code'],
  ['Say which motion may be left out', 'Code'],
  ['Hand over the file, and talk it through', 'Code'],
];

/** The steps a design needs before it is handed over. */
export const TASKS: readonly Task[] = list.map(([title, kind], index) => ({
  id: `task-${index + 1}`,
  title,
  kind,
}));

export interface TaskFilter {
  text: string;
  kind: Kind | 'all';
}

export function filterTasks(tasks: readonly Task[], { text, kind }: TaskFilter): readonly Task[] {
  const wanted = text.trim().toLowerCase();
  return tasks.filter(
    (task) => (kind === 'all' || task.kind === kind) && task.title.toLowerCase().includes(wanted),
  );
}
