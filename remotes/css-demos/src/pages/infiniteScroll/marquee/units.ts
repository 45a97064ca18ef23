/** Units of length that few people still use, and what they are. */
export const UNITS = [
  { name: 'Barleycorn', measure: 'a third of an inch; shoe sizes still count in it' },
  { name: 'Point', measure: 'one 72nd of an inch' },
  { name: 'Pica', measure: 'twelve points' },
  { name: 'Cicero', measure: 'twelve points of Didot, a little more than a pica' },
  { name: 'Line', measure: 'one twelfth of an inch' },
  { name: 'Hand', measure: 'four inches; horses are measured in it' },
  { name: 'Span', measure: 'nine inches, from thumb to little finger' },
  { name: 'Cubit', measure: 'from the elbow to the fingertip' },
  { name: 'Ell', measure: 'forty-five inches of cloth, in England' },
  { name: 'Fathom', measure: 'six feet, as far as two arms reach' },
  { name: 'Rod', measure: 'sixteen and a half feet' },
  { name: 'Chain', measure: 'sixty-six feet, in a hundred links' },
  { name: 'Furlong', measure: 'ten chains, the length of a furrow' },
  { name: 'Cable', measure: 'a tenth of a nautical mile' },
  { name: 'League', measure: 'three miles, about an hour on foot' },
  { name: 'Ångström', measure: 'a ten-millionth of a millimetre' },
] as const;
