import { traceReduce, type Exercise } from './exercise';

type Tally = Readonly<Record<string, number>>;
const count = (tally: Tally, word: string): Tally => ({ ...tally, [word]: (tally[word] ?? 0) + 1 });

export const TEXT_EXERCISES: readonly Exercise[] = [
  {
    id: 'boulevards',
    method: 'filter',
    task: 'Which boulevards have a given word in their name, and which only its letters?',
    input: 'boulevards',
    choices: [
      {
        name: 'word',
        label: 'Look for',
        options: ['de', 'la', 'du'].map((value) => ({ value, label: `“${value}”` })),
      },
      {
        name: 'as',
        label: 'As',
        options: [
          { value: 'letters', label: 'Letters anywhere' },
          { value: 'word', label: 'A whole word' },
        ],
      },
    ],
    toCode: ({ word, as }) =>
      `boulevards.filter((name) => name${as === 'word' ? ".split(' ')" : ''}.includes('${word}'))`,
    run: ({ boulevards }, { word = '', as }) =>
      boulevards.filter((name) => (as === 'word' ? name.split(' ').includes(word) : name.includes(word))),
  },
  {
    id: 'by-last-name',
    method: 'toSorted',
    task: 'Sort the names by last name. Watch the lower-case letters and the accent.',
    input: 'names',
    choices: [
      {
        name: 'compare',
        label: 'Compared',
        options: [
          { value: 'locale', label: 'As a reader would' },
          { value: 'code', label: 'By character code' },
        ],
      },
    ],
    toCode: ({ compare }) =>
      compare === 'locale' ? "names.toSorted((a, b) => a.localeCompare(b, 'en'))" : 'names.toSorted()',
    run: ({ names }, { compare }) =>
      compare === 'locale' ? names.toSorted((a, b) => a.localeCompare(b, 'en')) : names.toSorted(),
  },
  {
    id: 'tally',
    method: 'reduce',
    task: 'How often does each means of transport occur?',
    input: 'transport',
    choices: [],
    toCode: () =>
      'transport.reduce(\n  (tally, word) => ({ ...tally, [word]: (tally[word] ?? 0) + 1 }),\n  {},\n)',
    run: ({ transport }) => transport.reduce(count, {}),
    toSteps: ({ transport }) => traceReduce(transport, count, {} as Tally),
  },
];
