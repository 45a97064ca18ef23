/** The time on a wall clock in a zone, and the zone's offset. */
export interface ZoneTime {
  /** Milliseconds of the wall clock, counted as if the wall clock were UTC. */
  wallMs: number;
  /** Minutes ahead of UTC, such as 345 for Nepal. */
  offsetMinutes: number;
}

const MINUTE_MS = 60_000;
const formatters = new Map<string, Intl.DateTimeFormat>();

/** Building a formatter takes a hundred times as long as using one. */
function formatterOf(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone);
  if (known !== undefined) return known;
  const formatter = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formatters.set(zone, formatter);
  return formatter;
}

/** Reads the wall clock of a zone at a moment. Throws RangeError for a zone the browser does not know. */
export function getZoneTime(zone: string, atMs: number): ZoneTime {
  const part: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of formatterOf(zone).formatToParts(atMs)) part[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  const wholeSecondMs = Date.UTC(year, month - 1, day, hour, minute, second);
  const wallMs = wholeSecondMs + (((atMs % 1000) + 1000) % 1000);
  return { wallMs, offsetMinutes: Math.round((wallMs - atMs) / MINUTE_MS) };
}

export type DaylightSaving = 'none' | 'standard' | 'summer';

const offsetsOfYears = new Map<string, { least: number; most: number }>();

/** Clocks ask each second: the offsets of a zone's year are read once. */
function getOffsetsOfYear(zone: string, year: number): { least: number; most: number } {
  const key = `${zone} ${year}`;
  const known = offsetsOfYears.get(key);
  if (known !== undefined) return known;
  const offsets = Array.from(
    { length: 12 },
    (_, month) => getZoneTime(zone, Date.UTC(year, month, 15)).offsetMinutes,
  );
  const range = { least: Math.min(...offsets), most: Math.max(...offsets) };
  offsetsOfYears.set(key, range);
  return range;
}

/** Says whether a zone changes its clocks in the year of a time, and in which half of the year that time is. */
export function getDaylightSaving(zone: string, atMs: number): DaylightSaving {
  const { least, most } = getOffsetsOfYear(zone, new Date(atMs).getUTCFullYear());
  if (least === most) return 'none';
  return getZoneTime(zone, atMs).offsetMinutes === most ? 'summer' : 'standard';
}

export const DAYLIGHT_TEXT: Readonly<Record<DaylightSaving, string>> = {
  none: 'no clock change this year',
  standard: 'standard time',
  summer: 'summer time',
};

const two = (value: number) => String(value).padStart(2, '0');

/** Formats an offset: `UTC+05:45`, `UTC−03:30`, `UTC±00:00`. */
export function formatOffset(offsetMinutes: number): string {
  const size = Math.abs(offsetMinutes);
  const sign = offsetMinutes === 0 ? '±' : offsetMinutes > 0 ? '+' : '−';
  return `UTC${sign}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}

/** Says how far another clock is from the local one: "5 h 45 min ahead". */
export function formatDifference(minutes: number): string {
  if (minutes === 0) return 'the same time as here';
  const size = Math.abs(minutes);
  const hours = Math.floor(size / 60);
  const rest = size % 60;
  const amount = [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ');
  return `${amount} ${minutes > 0 ? 'ahead' : 'behind'}`;
}

/** Formats a wall clock's time, such as `15:09:42` or `3:09:42 pm`. */
export function formatWall(wallMs: number, is24: boolean): string {
  const date = new Date(wallMs);
  const hour = date.getUTCHours();
  const rest = `${two(date.getUTCMinutes())}:${two(date.getUTCSeconds())}`;
  return is24 ? `${two(hour)}:${rest}` : `${hour % 12 || 12}:${rest} ${hour < 12 ? 'am' : 'pm'}`;
}

const DATE = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});

/** Formats a wall clock's date, such as "Tuesday 4 November". */
export function formatWallDate(wallMs: number): string {
  return DATE.format(wallMs);
}

/** Formats a wall clock's time for `<time datetime>`, offset included. */
export function toDateTime({ wallMs, offsetMinutes }: ZoneTime): string {
  const offset = formatOffset(offsetMinutes).slice(3).replace('−', '-').replace('±', '+');
  return new Date(wallMs).toISOString().slice(0, 19) + offset;
}
