const BEGIN = '<!-- bench -->';
const END = '<!-- /bench -->';

/**
 * Inserts the tables between their two markers.
 *
 * @returns null if the text does not have the markers
 */
export function withBenchPart(readme: string, part: string): string | null {
  const begin = readme.indexOf(BEGIN);
  const end = readme.indexOf(END);
  if (begin < 0 || end < begin) return null;
  return `${readme.slice(0, begin + BEGIN.length)}\n\n${part.trim()}\n\n${readme.slice(end)}`;
}
