import { findProjectType, PROJECT_TYPE_NAMES } from './projectTypes';

test('has the five types of the specification', () => {
  expect([...PROJECT_TYPE_NAMES].sort()).toEqual(['CSS', 'JavaScript', 'Logo', 'UI', 'UX']);
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
