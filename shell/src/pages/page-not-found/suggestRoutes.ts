export interface Route {
  title: string;
  path: string;
}

const MAX_SUGGESTIONS = 3;

/** If a larger share of the letters differs, it is another word and not a typo. */
const MAX_DIFFERENCE = 0.45;

/** Finds the routes whose path or title is closest to the requested path, closest first. */
export function suggestRoutes(requestedPath: string, routes: readonly Route[]): readonly Route[] {
  const asked = toLetters(toLastSegment(requestedPath));
  if (asked === '') return [];
  return routes
    .map((route) => ({ route, difference: getDifference(asked, route) }))
    .filter(({ difference }) => difference <= MAX_DIFFERENCE)
    .sort((a, b) => a.difference - b.difference)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ route }) => route);
}

function getDifference(asked: string, { path, title }: Route): number {
  const candidates = [toLastSegment(path), title].map(toLetters).filter((name) => name !== '');
  return Math.min(
    1,
    ...candidates.map((name) => {
      // A partially typed name counts as close, however long the rest is; two letters occur in unrelated words.
      if (asked.length > 2 && (name.includes(asked) || (name.length > 2 && asked.includes(name))))
        return 0.25;
      return countEdits(asked, name) / Math.max(asked.length, name.length);
    }),
  );
}

function toLastSegment(path: string): string {
  return path.split('/').filter(Boolean).at(-1) ?? '';
}

function toLetters(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/\.\w+$/, '')
    .replace(/[^a-z0-9]/g, '');
}

/** The number of letters to insert, delete or replace to turn one word into the other (Levenshtein distance). */
function countEdits(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_cell, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const change = (previous[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1);
      current[column] = Math.min(change, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1);
    }
    previous = current;
  }
  return previous[b.length] ?? 0;
}
