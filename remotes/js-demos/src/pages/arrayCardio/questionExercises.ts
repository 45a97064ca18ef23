import type { Choice, Exercise } from './exercise';

const AGE: Choice = {
  name: 'age',
  label: 'Age',
  options: ['19', '12', '40', '60'].map((value) => ({ value, label: `${value} years or more` })),
};

const REMARK_ID: Choice = {
  name: 'id',
  label: 'Id',
  options: [
    { value: '640', label: '640' },
    { value: '155', label: '155' },
    { value: '999', label: '999, which does not exist' },
  ],
};

export const QUESTION_EXERCISES: readonly Exercise[] = [
  {
    id: 'some',
    method: 'some',
    task: 'Is at least one visitor old enough?',
    input: 'visitors',
    choices: [AGE],
    toCode: ({ age }) => `visitors.some(({ year }) => thisYear - year >= ${age})`,
    run: ({ visitors, thisYear }, { age }) => visitors.some(({ year }) => thisYear - year >= Number(age)),
  },
  {
    id: 'every',
    method: 'every',
    task: 'Is every visitor old enough? For an empty list, this is true.',
    input: 'visitors',
    choices: [AGE],
    toCode: ({ age }) => `visitors.every(({ year }) => thisYear - year >= ${age})`,
    run: ({ visitors, thisYear }, { age }) => visitors.every(({ year }) => thisYear - year >= Number(age)),
  },
  {
    id: 'find',
    method: 'find',
    task: 'Find the remark with a given id. What comes back if there is none?',
    input: 'remarks',
    choices: [REMARK_ID],
    toCode: ({ id }) => `remarks.find((remark) => remark.id === ${id})`,
    run: ({ remarks }, { id }) => remarks.find((remark) => remark.id === Number(id)),
  },
  {
    id: 'delete',
    method: 'findIndex and toSpliced',
    task: 'Delete the remark with a given id, and only that one: an index of -1 would delete the last.',
    input: 'remarks',
    choices: [REMARK_ID],
    toCode: ({ id }) =>
      `((index) => index === -1 ? remarks : remarks.toSpliced(index, 1))(\n  remarks.findIndex((remark) => remark.id === ${id}),\n)`,
    run({ remarks }, { id }) {
      const index = remarks.findIndex((remark) => remark.id === Number(id));
      return index === -1 ? remarks : remarks.toSpliced(index, 1);
    },
  },
];
