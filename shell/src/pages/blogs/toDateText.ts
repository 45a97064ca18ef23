const format = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** `2026-03-14` as "14 March 2026", the same in every time zone. */
export function toDateText(isoDate: string): string {
  return format.format(new Date(`${isoDate}T00:00:00Z`));
}
