import vm from 'node:vm';
import { DATA, EMPTY_DATA, INVENTORS, NAMES, TRANSPORT, type Data } from './data';
import { defaultChosen, type Chosen, type Exercise } from './exercise';
import { EXERCISES } from './exercises';

/** Every combination of an exercise's choices. */
function allChosen({ choices }: Exercise): Chosen[] {
  return choices.reduce<Chosen[]>(
    (sets, { name, options }) =>
      sets.flatMap((set) => options.map(({ value }) => ({ ...set, [name]: value }))),
    [{}],
  );
}

/** Runs the code as shown, in a separate context. The result is passed as JSON. */
function evaluate(code: string, data: Data): unknown {
  const json = vm.runInNewContext(`const result = ${code}; JSON.stringify({ result })`, {
    ...data,
  }) as string;
  return (JSON.parse(json) as { result?: unknown }).result;
}

const byId = (id: string) => {
  const exercise = EXERCISES.find((one) => one.id === id);
  if (exercise === undefined) throw new Error(`No exercise ${id}`);
  return exercise;
};
const CASES = EXERCISES.flatMap((exercise) =>
  allChosen(exercise).map((chosen) => [exercise.id, JSON.stringify(chosen), exercise, chosen] as const),
);

test.each(CASES)('%s %s: the code shown gives the result shown', (_id, _chosen, exercise, chosen) => {
  expect(evaluate(exercise.toCode(chosen), DATA)).toEqual(exercise.run(DATA, chosen));
});

test.each(CASES)('%s %s: does not change the data', (_id, _chosen, exercise, chosen) => {
  const before = JSON.stringify(DATA);
  exercise.run(DATA, chosen);

  expect(JSON.stringify(DATA)).toBe(before);
});

test.each(EXERCISES.filter(({ toSteps }) => toSteps).map((exercise) => [exercise.id, exercise] as const))(
  '%s: the last step of the walk-through is the result',
  (_id, exercise) => {
    for (const chosen of allChosen(exercise)) {
      expect(exercise.toSteps?.(DATA, chosen).at(-1)?.after).toEqual(exercise.run(DATA, chosen));
    }
  },
);

test('the data are the three lists of SPEC section 3', () => {
  for (const list of [INVENTORS, TRANSPORT, NAMES]) expect(list.length).toBeGreaterThan(0);
  expect(new Set(TRANSPORT)).toEqual(new Set(['tram', 'bike', 'walk', 'train', 'car', 'ferry']));
  for (const inventor of INVENTORS)
    expect(Object.keys(inventor)).toEqual(['first', 'last', 'year', 'passed']);
  for (const word of TRANSPORT) expect(word).toMatch(/^[a-z]+$/);
  for (const name of NAMES) expect(name).toMatch(/^[^,]+, [^,]+$/);
});

test('gives the known results', () => {
  const run = (id: string, chosen: Chosen = defaultChosen(byId(id))) => byId(id).run(DATA, chosen);

  expect(run('born-in')).toMatchObject([{ last: 'Galilei' }, { last: 'Drebbel' }, { last: 'Napier' }]);
  expect(run('total-years')).toBe(842);
  expect(run('by-birth')).toMatchObject({ 0: { last: 'Napier' }, 11: { last: 'Lamarr' } });
  expect(run('by-lifespan')).toMatchObject({ 0: { last: 'Lovelace', lived: 37 } });
  expect(run('tally')).toEqual({ tram: 4, bike: 3, walk: 3, train: 2, car: 1, ferry: 1 });
  expect(run('some')).toBe(true);
  expect(run('every')).toBe(false);
  expect(run('find')).toMatchObject({ id: 640 });
  expect(run('delete')).toHaveLength(3);
});

test('distinguishes a word from its letters', () => {
  const run = (as: string) => byId('boulevards').run(DATA, { word: 'de', as });

  expect(run('letters')).toContain('Boulevard des Capucines');
  expect(run('word')).not.toContain('Boulevard des Capucines');
});

test('sorts lower case and accents as a reader expects', () => {
  const names = byId('by-last-name').run(DATA, { compare: 'locale' }) as string[];
  const codes = byId('by-last-name').run(DATA, { compare: 'code' }) as string[];

  expect(names.slice(0, 4)).toEqual([
    'd’Alembert, Jean',
    'de Moivre, Abraham',
    'Éluard, Paul',
    'Euler, Leonhard',
  ]);
  expect(codes.slice(-3)).toEqual(['de Moivre, Abraham', 'd’Alembert, Jean', 'Éluard, Paul']);
});

test('deletes nothing if the id does not exist', () => {
  expect(byId('delete').run(DATA, { id: '999' })).toHaveLength(4);
});

test('handles empty data', () => {
  expect(byId('every').run(EMPTY_DATA, { age: '19' })).toBe(true);
  expect(byId('some').run(EMPTY_DATA, { age: '19' })).toBe(false);
  expect(byId('find').run(EMPTY_DATA, { id: '640' })).toBeUndefined();
  expect(() => byId('total-years').run(EMPTY_DATA, { initial: 'none' })).toThrow(TypeError);
  expect(byId('total-years').run(EMPTY_DATA, { initial: 'zero' })).toBe(0);
});
