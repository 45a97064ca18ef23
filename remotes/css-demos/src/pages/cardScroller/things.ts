/** An object of a standard size, in millimetres. */
export interface Thing {
  id: string;
  name: string;
  widthMm: number;
  heightMm: number;
  note: string;
}

/** Twelve objects of standard size, small ones between large ones to make the scale visible. */
export const THINGS: readonly Thing[] = [
  {
    id: 'bank-card',
    name: 'Bank card',
    widthMm: 85.6,
    heightMm: 54,
    note: 'ISO 7810 calls it ID-1. Wallets, tickets and hotel keys follow it.',
  },
  {
    id: 'a5-notebook',
    name: 'A5 notebook',
    widthMm: 148,
    heightMm: 210,
    note: 'Half of A4, and so with the same proportions of one to the square root of two.',
  },
  {
    id: 'nano-sim',
    name: 'Nano SIM',
    widthMm: 12.3,
    heightMm: 8.8,
    note: 'Almost nothing left but the contacts.',
  },
  {
    id: 'dl-envelope',
    name: 'DL envelope',
    widthMm: 220,
    heightMm: 110,
    note: 'Takes a sheet of A4 folded in three, with a little room to spare.',
  },
  {
    id: 'playing-card',
    name: 'Playing card',
    widthMm: 63.5,
    heightMm: 88.9,
    note: 'Poker size: two and a half by three and a half inches.',
  },
  {
    id: 'passport',
    name: 'Passport',
    widthMm: 88,
    heightMm: 125,
    note: 'ID-3, so that one reader fits passports from all over the world.',
  },
  {
    id: 'film-frame',
    name: 'Film frame',
    widthMm: 36,
    heightMm: 24,
    note: 'The picture on 35 mm film, which cameras still call full frame.',
  },
  {
    id: 'postcard',
    name: 'A6 postcard',
    widthMm: 148,
    heightMm: 105,
    note: 'A quarter of A4, and room for about ninety words.',
  },
  {
    id: 'sticky-note',
    name: 'Sticky note',
    widthMm: 76,
    heightMm: 76,
    note: 'Three inches square: as much as one thought needs.',
  },
  {
    id: 'cd-case',
    name: 'CD case',
    widthMm: 142,
    heightMm: 125,
    note: 'Nearly square, wider by its hinge.',
  },
  {
    id: 'micro-sd',
    name: 'microSD card',
    widthMm: 11,
    heightMm: 15,
    note: 'Smaller than a fingernail, which is why it is lost so easily.',
  },
  {
    id: 'business-card',
    name: 'Business card',
    widthMm: 85,
    heightMm: 55,
    note: 'The European size, a hair off the bank card so that it fits the same wallet.',
  },
];
