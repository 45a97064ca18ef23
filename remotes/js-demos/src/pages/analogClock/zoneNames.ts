/** Maps outdated names, which some browsers still return, to current ones. */
const RENAMED: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

/** Returns a zone's current name, so that each place is a single zone. */
export function normaliseZone(zone: string): string {
  return RENAMED[zone] ?? zone;
}

/** Extracts the place from a zone: "America/Argentina/Buenos_Aires" is "Buenos Aires". */
export function toPlace(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
}

/** The browser's own name of a zone that it knows in any case and under any name, or null. */
function resolveZone(zone: string): string | null {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/** Says whether the browser knows a zone under any name. */
export function isKnownZone(zone: string): boolean {
  return resolveZone(zone) !== null;
}

/**
 * Returns the current name of the zone that the browser gives as the visitor's own. If Chromium does not know the
 * system's zone it gives none, or "Etc/Unknown", which it does not accept itself; all its times are then in UTC.
 */
export function toHomeZone(zone: string | undefined): string {
  return zone !== undefined && isKnownZone(zone) ? normaliseZone(zone) : 'UTC';
}

const simplify = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
    .trim();

/**
 * Finds the zone a visitor means: "kathmandu", "Asia/Katmandu" and "asia/kathmandu" are one.
 *
 * @param zones - normalised names to choose from
 * @returns a normalised zone, or null if none matches
 */
export function findZone(text: string, zones: readonly string[]): string | null {
  const wanted = simplify(text);
  if (wanted === '') return null;
  const renamed = Object.keys(RENAMED).find(
    (name) => simplify(name) === wanted || simplify(toPlace(name)) === wanted,
  );
  const found =
    zones.find((zone) => simplify(zone) === wanted) ??
    zones.find((zone) => simplify(toPlace(zone)) === wanted);
  if (found !== undefined) return found;
  if (renamed !== undefined) return normaliseZone(renamed);
  const resolved = text.includes('/') ? resolveZone(text.trim()) : null;
  return resolved === null ? null : normaliseZone(resolved);
}

/** Lists the zones that this browser knows, by their current names; old browsers know zones but list none. */
export function listZones(): readonly string[] {
  if (typeof Intl.supportedValuesOf !== 'function') return ['UTC'];
  return [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone').map(normaliseZone)])].sort();
}
