/** An inventor or discoverer, with years of birth and death. */
export interface Inventor {
  first: string;
  last: string;
  year: number;
  passed: number;
}

export const INVENTORS: readonly Inventor[] = [
  { first: 'Ada', last: 'Lovelace', year: 1815, passed: 1852 },
  { first: 'James', last: 'Watt', year: 1736, passed: 1819 },
  { first: 'Galileo', last: 'Galilei', year: 1564, passed: 1642 },
  { first: 'Grace', last: 'Hopper', year: 1906, passed: 1992 },
  { first: 'Blaise', last: 'Pascal', year: 1623, passed: 1662 },
  { first: 'Margaret', last: 'Knight', year: 1838, passed: 1914 },
  { first: 'Cornelis', last: 'Drebbel', year: 1572, passed: 1633 },
  { first: 'Hedy', last: 'Lamarr', year: 1914, passed: 2000 },
  { first: 'Alessandro', last: 'Volta', year: 1745, passed: 1827 },
  { first: 'Marie', last: 'Curie', year: 1867, passed: 1934 },
  { first: 'John', last: 'Napier', year: 1550, passed: 1617 },
  { first: 'Charles', last: 'Babbage', year: 1791, passed: 1871 },
];

export const TRANSPORT: readonly string[] = [
  'tram',
  'bike',
  'walk',
  'train',
  'tram',
  'car',
  'bike',
  'tram',
  'ferry',
  'walk',
  'bike',
  'tram',
  'train',
  'walk',
];

/**
 * Writers and mathematicians, last name first. Two start with a small letter and one with an accent, as real names do.
 */
export const NAMES: readonly string[] = [
  'Noether, Emmy',
  'Euler, Leonhard',
  'de Moivre, Abraham',
  'Germain, Sophie',
  'Ramanujan, Srinivasa',
  'Éluard, Paul',
  'Kovalevskaya, Sofia',
  'Turing, Alan',
  'd’Alembert, Jean',
  'Hilbert, David',
];

const BOULEVARDS: readonly string[] = [
  'Boulevard Haussmann',
  'Boulevard de Clichy',
  'Boulevard Saint-Germain',
  'Boulevard de Magenta',
  'Boulevard du Temple',
  'Boulevard des Capucines',
  'Boulevard Voltaire',
  'Boulevard de la Madeleine',
  'Boulevard Beaumarchais',
  'Boulevard de Belleville',
];

/** A fictional person: a letter and a year of birth. */
export interface Visitor {
  visitor: string;
  year: number;
}

const VISITORS: readonly Visitor[] = [
  { visitor: 'A', year: 1988 },
  { visitor: 'B', year: 2012 },
  { visitor: 'C', year: 1970 },
  { visitor: 'D', year: 2009 },
];

export interface Remark {
  id: number;
  text: string;
}

const REMARKS: readonly Remark[] = [
  { id: 412, text: 'The label is cut off at 200%.' },
  { id: 987, text: 'Good contrast now.' },
  { id: 640, text: 'Where does the focus go after deleting?' },
  { id: 155, text: 'The empty state is missing.' },
];

/** All data that the exercises use. */
export interface Data {
  inventors: readonly Inventor[];
  transport: readonly string[];
  names: readonly string[];
  boulevards: readonly string[];
  visitors: readonly Visitor[];
  remarks: readonly Remark[];
  /** A fixed year: an exercise about age must give the same answer next year. */
  thisYear: number;
}

export const DATA: Data = {
  inventors: INVENTORS,
  transport: TRANSPORT,
  names: NAMES,
  boulevards: BOULEVARDS,
  visitors: VISITORS,
  remarks: REMARKS,
  thisYear: 2026,
};

/** The same with empty lists: half of all mistakes with arrays only show here. */
export const EMPTY_DATA: Data = {
  inventors: [],
  transport: [],
  names: [],
  boulevards: [],
  visitors: [],
  remarks: [],
  thisYear: 2026,
};
