import { createGuest } from '../guest-testing/guestBuilders';
import { applyChange } from '../guest-list/guestChange';
import { parseCsv } from './parseCsv';
import { planImport } from './planImport';
import { toCsv } from './toCsv';

const guests = [createGuest({ name: 'Ada', diet: 'Vegan' }), createGuest({ name: 'Bo' })];

function plan(file: string, mode: 'skip' | 'update') {
  let count = 0;
  return planImport(guests, parseCsv(file), mode, { newId: () => `new-${(count += 1)}`, nowMs: 100 });
}

test('adds new guests in the order of the file', () => {
  expect(
    plan('Name\nCy\nDee', 'skip').change.put.map(({ id, name, addedAtMs }) => [id, name, addedAtMs]),
  ).toEqual([
    ['new-1', 'Cy', 100],
    ['new-2', 'Dee', 101],
  ]);
});

test('skips guests who are on the list, unless updates are requested', () => {
  expect(plan('Name,Status\nADA,yes', 'skip')).toMatchObject({ added: 0, updated: 0, unchanged: 1 });
});

test('updates a guest who is on the list and keeps the id', () => {
  const { change, updated } = plan('Name,Status,Diet\nAda,yes,Halal', 'update');
  expect(updated).toBe(1);
  expect(applyChange(guests, change)[0]).toEqual({ ...guests[0], status: 'yes', diet: 'Halal' });
});

test('updates only fields for which the file has a column', () => {
  const { change } = plan('Name,Status\nAda,yes', 'update');
  expect(change.put).toEqual([{ ...guests[0], status: 'yes' }]);
});

test('a list without headings updates only as many fields as it has columns', () => {
  expect(plan('Ada\nBo', 'update')).toMatchObject({ updated: 0, unchanged: 2 });
  expect(plan('Ada,yes\nBo', 'update').change.put).toEqual([{ ...guests[0], status: 'yes' }]);
});

test('importing the exported list changes nothing', () => {
  expect(plan(toCsv(guests), 'update')).toMatchObject({ added: 0, updated: 0, unchanged: 2 });
});

test('passes on the lines that could not be read', () => {
  expect(plan('Name,Party size\nCy,many\nDee,2', 'skip')).toMatchObject({
    added: 1,
    badLines: [{ line: 2, reason: expect.stringContaining('many') }],
  });
});
