/** Units of length that few people still use, with their measures. */
export const UNITS = [
  { name: 'Barleycorn', mm: 8.47, measure: 'a third of an inch; shoe sizes still go by it' },
  { name: 'Point', mm: 0.353, measure: 'one 72nd of an inch' },
  { name: 'Pica', mm: 4.23, measure: 'twelve points' },
  { name: 'Cicero', mm: 4.51, measure: 'twelve points of Didot, a little more than a pica' },
  { name: 'Line', mm: 2.12, measure: 'one twelfth of an inch' },
  { name: 'Hand', mm: 101.6, measure: 'four inches; horses are still measured in it' },
  { name: 'Span', mm: 228.6, measure: 'nine inches, from thumb to little finger' },
  { name: 'Cubit', mm: 457.2, measure: 'from the elbow to the fingertip' },
  { name: 'Ell', mm: 1143, measure: 'forty-five inches of cloth, in England' },
  { name: 'Fathom', mm: 1828.8, measure: 'six feet, as far as two arms reach' },
  { name: 'Rod', mm: 5029.2, measure: 'sixteen and a half feet' },
  { name: 'Chain', mm: 20_116.8, measure: 'sixty-six feet, divided into a hundred links' },
  { name: 'Furlong', mm: 201_168, measure: 'ten chains, the length of a furrow' },
  { name: 'Cable', mm: 185_200, measure: 'a tenth of a nautical mile' },
  { name: 'League', mm: 4_828_032, measure: 'three miles, about an hour on foot' },
  { name: 'Ångström', mm: 1e-7, measure: 'a ten-millionth of a millimetre' },
] as const;

/** The distance between the stripes that show a length: ten times the length is eight pixels wider. */
export function toStripePx(mm: number): number {
  return Math.round(Math.max(3, 10 + 8 * Math.log10(mm)));
}
