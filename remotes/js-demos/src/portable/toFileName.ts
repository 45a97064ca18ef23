/** Turns a title into a file name that is valid on every system: "Night bus" gives "night-bus". */
export function toFileName(title: string, fallback: string): string {
  const name = title
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return name === '' ? fallback : name;
}
