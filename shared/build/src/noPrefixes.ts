/**
 * Takes the table of vendor prefixes out of stylis: 1 KB gzip of every page. styled-components uses it only where
 * `enableVendorPrefixes` is set, and the browsers this site is made for need none.
 */
export default function noPrefixes(): string {
  return 'export const prefix = (value) => value;';
}
