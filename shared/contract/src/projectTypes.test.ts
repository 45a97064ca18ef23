import { findProjectType, PROJECT_TYPES } from './projectTypes';

test('has the five types of the specification, with their titles', () => {
  expect(Object.entries(PROJECT_TYPES).map(([name, { title }]) => [name, title])).toEqual([
    ['UX', 'User Experience'],
    ['UI', 'User Interface'],
    ['JavaScript', 'JavaScript'],
    ['CSS', 'CSS'],
    ['Logo', 'Logo'],
  ]);
});

test.each([
  ['UX', 'UX'],
  ['webux', 'UX'],
  ['js', 'JavaScript'],
  ['JAVASCRIPT', 'JavaScript'],
  ['css', 'CSS'],
  ['logo', 'Logo'],
  ['LOGOS', 'Logo'],
])('finds the segment "%s" for %s', (segment, type) => {
  expect(findProjectType(segment)).toBe(type);
});

test('finds no type for another segment', () => {
  expect(findProjectType('games')).toBeUndefined();
});
