export interface Sheet {
  id: string;
  name: string;
  widthMm: number;
  heightMm: number;
  note: string;
}

const a = (number: number, widthMm: number, heightMm: number, note: string): Sheet => ({
  id: `a${number}`,
  name: `A${number}`,
  widthMm,
  heightMm,
  note,
});

/** Sheets of paper by area: the A series of ISO 216, and three that are common in North America. */
export const SHEETS: readonly Sheet[] = [
  a(0, 841, 1189, 'One square metre of paper, give or take the rounding. All other A sizes are cut from it.'),
  a(1, 594, 841, 'Half of A0. Posters, flip charts and building plans.'),
  a(2, 420, 594, 'Half of A1. Calendars and drawing pads.'),
  a(3, 297, 420, 'Half of A2, and two A4 sheets side by side. A brochure before it is folded.'),
  {
    id: 'tabloid',
    name: 'Tabloid',
    widthMm: 279,
    heightMm: 432,
    note: 'Two Letter sheets, 11 by 17 inches. Folded, it becomes Letter, but its proportions are different.',
  },
  {
    id: 'legal',
    name: 'Legal',
    widthMm: 216,
    heightMm: 356,
    note: 'As wide as Letter and three inches longer.',
  },
  a(
    4,
    210,
    297,
    'The standard sheet for offices and printers nearly everywhere. Sixteen of them make one A0.',
  ),
  {
    id: 'letter',
    name: 'Letter',
    widthMm: 216,
    heightMm: 279,
    note: 'Eight and a half by eleven inches: a little wider and a good deal shorter than A4.',
  },
  a(5, 148, 210, 'Half of A4. Notebooks and leaflets.'),
  a(6, 105, 148, 'Half of A5. Postcards.'),
  a(7, 74, 105, 'Half of A6. Pocket diaries.'),
  a(8, 52, 74, 'Half of A7. Playing cards are about as large.'),
];

const MM_PER_INCH = 25.4;

const toFixed = (value: number, digits: number) =>
  value.toLocaleString('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** The facts about a sheet that can be derived from its size. */
export function describeSheet({ widthMm, heightMm }: Sheet): readonly (readonly [string, string])[] {
  return [
    ['Size', `${widthMm} × ${heightMm} mm`],
    ['In inches', `${toFixed(widthMm / MM_PER_INCH, 2)} × ${toFixed(heightMm / MM_PER_INCH, 2)}`],
    ['Height to width', `${toFixed(heightMm / widthMm, 3)} to 1`],
    ['Area', `${toFixed((widthMm * heightMm) / 1_000_000, 4)} m²`],
  ];
}
