/** "guest-list-2027-05-08.csv", by the visitor's local date. */
export function toFileName(extension: string, now: Date): string {
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  return `guest-list-${day}.${extension}`;
}
