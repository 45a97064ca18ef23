import type { Inventor } from './data';
import { traceReduce, type Exercise } from './exercise';

const CENTURIES = ['1500', '1600', '1700', '1800', '1900'];

const FORMATS = {
  plain: {
    label: 'First Last',
    code: '`${first} ${last}`',
    write: ({ first, last }: Inventor) => `${first} ${last}`,
  },
  index: {
    label: 'LAST, First',
    code: '`${last.toUpperCase()}, ${first}`',
    write: ({ first, last }: Inventor) => `${last.toUpperCase()}, ${first}`,
  },
  initials: {
    label: 'Initials',
    code: '`${first[0]}. ${last[0]}.`',
    write: ({ first, last }: Inventor) => `${first[0]}. ${last[0]}.`,
  },
} as const;

type Format = keyof typeof FORMATS;

const ORDER = {
  name: 'order',
  label: 'Order',
  options: [
    { value: 'up', label: 'Smallest first' },
    { value: 'down', label: 'Largest first' },
  ],
} as const;

export const INVENTOR_EXERCISES: readonly Exercise[] = [
  {
    id: 'born-in',
    method: 'filter',
    task: 'Who was born in a given century?',
    input: 'inventors',
    choices: [
      {
        name: 'century',
        label: 'Century',
        options: CENTURIES.map((value) => ({ value, label: `${value}s` })),
      },
    ],
    toCode: ({ century }) =>
      `inventors.filter(({ year }) => year >= ${century} && year < ${Number(century) + 100})`,
    run: ({ inventors }, { century }) =>
      inventors.filter(({ year }) => year >= Number(century) && year < Number(century) + 100),
  },
  {
    id: 'names',
    method: 'map',
    task: 'Write each inventor’s name as one string.',
    input: 'inventors',
    choices: [
      {
        name: 'format',
        label: 'Written as',
        options: Object.entries(FORMATS).map(([value, { label }]) => ({ value, label })),
      },
    ],
    toCode: ({ format }) => `inventors.map(({ first, last }) => ${FORMATS[format as Format].code})`,
    run: ({ inventors }, { format }) => inventors.map(FORMATS[format as Format].write),
  },
  {
    id: 'by-birth',
    method: 'toSorted',
    task: 'Sort the inventors by birth, without changing the list that everyone else uses.',
    input: 'inventors',
    choices: [ORDER],
    toCode: ({ order }) =>
      `inventors.toSorted((a, b) => ${order === 'up' ? 'a.year - b.year' : 'b.year - a.year'})`,
    run: ({ inventors }, { order }) =>
      inventors.toSorted((a, b) => (order === 'up' ? a.year - b.year : b.year - a.year)),
  },
  {
    id: 'total-years',
    method: 'reduce',
    task: 'How many years did they live in all?',
    input: 'inventors',
    choices: [
      {
        name: 'initial',
        label: 'Start value',
        options: [
          { value: 'zero', label: '0' },
          { value: 'none', label: 'None' },
        ],
      },
    ],
    toCode: ({ initial }) =>
      `inventors\n  .map(({ year, passed }) => passed - year)\n  .reduce((total, years) => total + years${initial === 'zero' ? ', 0' : ''})`,
    run({ inventors }, { initial }) {
      const lives = inventors.map(({ year, passed }) => passed - year);
      const add = (total: number, years: number) => total + years;
      return initial === 'zero' ? lives.reduce(add, 0) : lives.reduce(add);
    },
    toSteps({ inventors }, { initial }) {
      const lives = inventors.map(({ year, passed }) => passed - year);
      // Without an initial value, the first item is used and the reduce starts with the second.
      const [first = 0] = lives;
      const add = (total: number, years: number) => total + years;
      return initial === 'zero' ? traceReduce(lives, add, 0) : traceReduce(lives.slice(1), add, first);
    },
  },
  {
    id: 'by-lifespan',
    method: 'toSorted',
    task: 'Sort the inventors by how long they lived.',
    input: 'inventors',
    choices: [ORDER],
    toCode: ({ order }) =>
      `inventors\n  .map((one) => ({ ...one, lived: one.passed - one.year }))\n  .toSorted((a, b) => ${order === 'up' ? 'a.lived - b.lived' : 'b.lived - a.lived'})`,
    run: ({ inventors }, { order }) =>
      inventors
        .map((one) => ({ ...one, lived: one.passed - one.year }))
        .toSorted((a, b) => (order === 'up' ? a.lived - b.lived : b.lived - a.lived)),
  },
];
