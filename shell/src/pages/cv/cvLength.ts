export type CvLength = 'one' | 'two';

export const CV_LENGTHS: readonly { value: CvLength; label: string }[] = [
  { value: 'one', label: 'One page' },
  { value: 'two', label: 'Two pages' },
];

export function toCvLength(queryString: string): CvLength {
  return new URLSearchParams(queryString).get('pages') === '2' ? 'two' : 'one';
}

export function toCvQueryString(length: CvLength): string {
  return length === 'two' ? '?pages=2' : '';
}
